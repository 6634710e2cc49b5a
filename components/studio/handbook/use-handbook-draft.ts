'use client';

import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { keep, readKept } from '#components/studio/live/browser-storage.ts';

const NAME = 'studio.handbok';

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

/** What somebody is writing in the handbook, kept in the browser with every keystroke until it is saved or given up. */
export function useHandbookDraft(first: HandbookDraft): KeptHandbookDraft {
  const [draft, setDraft] = useState(first);
  const [isEarlier, setEarlier] = useState(false);

  useEffect(() => {
    const kept = draftSchema.safeParse(readKept(localStorage, NAME));
    if (!kept.success) return;
    setDraft(kept.data);
    setEarlier(true);
  }, []);

  const write = useCallback((next: HandbookDraft) => {
    keep(localStorage, NAME, next);
    setDraft(next);
  }, []);
  const letGo = useCallback(() => {
    keep(localStorage, NAME, undefined);
    setEarlier(false);
  }, []);
  return { draft, isEarlier, write, letGo };
}
