'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { ownPlace } from '#components/studio/storage/own-storage.ts';

const draftSchema = z.object({
  text: z.string(),
  kommentar: z.string(),
  /** The number of the version it was begun from. */
  bas: z.int(),
});

export type HandbookDraft = z.infer<typeof draftSchema>;

interface KeptHandbookDraft {
  draft: HandbookDraft;
  /** Whether it was begun in an earlier visit. */
  isEarlier: boolean;
  write: (draft: HandbookDraft) => void;
  /** Lets go of what is kept: it has been saved, or is not wanted. */
  letGo: () => void;
}

/** What that person is writing in the handbook, kept in the browser with every keystroke until it is saved or given up. */
export function useHandbookDraft(person: string, first: HandbookDraft): KeptHandbookDraft {
  const [draft, setDraft] = useState(first);
  const [isEarlier, setEarlier] = useState(false);
  const place = useMemo(() => ownPlace(person, 'handbok'), [person]);

  useEffect(() => {
    const kept = draftSchema.safeParse(place.read());
    if (!kept.success) return;
    setDraft(kept.data);
    setEarlier(true);
  }, [place]);

  const write = useCallback(
    (next: HandbookDraft) => {
      place.keep(next);
      setDraft(next);
    },
    [place],
  );
  const letGo = useCallback(() => {
    place.keep(undefined);
    setEarlier(false);
  }, [place]);
  return { draft, isEarlier, write, letGo };
}
