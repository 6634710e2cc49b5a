'use client';

import { useCallback, useEffect, useState } from 'react';
import { type EntryDraft, entryDraftSchema } from '#components/studio/live/live-entry.ts';
import type { OwnPlace } from '#components/studio/storage/own-storage.ts';

/**
 * What somebody is writing, kept in that place of the browser with every keystroke, so that it survives a reload, a crash
 * and a closed tab. `undefined` lets go of it: then it is what it was at first.
 */
export function useKeptDraft(place: OwnPlace, first: EntryDraft): [EntryDraft, (draft: EntryDraft | undefined) => void] {
  const [draft, setDraft] = useState(first);

  useEffect(() => {
    const kept = entryDraftSchema.safeParse(place.read());
    if (kept.success) setDraft(kept.data);
  }, [place]);

  const write = useCallback(
    (next: EntryDraft | undefined) => {
      place.keep(next);
      setDraft(next ?? first);
    },
    [place, first],
  );
  return [draft, write];
}
