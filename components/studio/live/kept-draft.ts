'use client';

import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '#components/studio/live/browser-storage.ts';
import { type EntryDraft, entryDraftSchema } from '#components/studio/live/live-entry.ts';

/**
 * What somebody is writing, kept in the browser with every keystroke under that name, so that it survives a reload, a crash
 * and a closed tab. `undefined` lets go of it: then it is what it was at first.
 */
export function useKeptDraft(name: string, first: EntryDraft): [EntryDraft, (draft: EntryDraft | undefined) => void] {
  const [draft, setDraft] = useState(first);

  useEffect(() => {
    const kept = entryDraftSchema.safeParse(readKept(localStorage, name));
    if (kept.success) setDraft(kept.data);
  }, [name]);

  const write = useCallback(
    (next: EntryDraft | undefined) => {
      keep(localStorage, name, next);
      setDraft(next ?? first);
    },
    [name, first],
  );
  return [draft, write];
}
