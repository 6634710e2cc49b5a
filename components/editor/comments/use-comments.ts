'use client';

import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { showMarks } from '#components/editor/comments/comment-marks.ts';
import { loadThreads } from '#components/editor/comments/load-threads.ts';
import type { PlacedThread } from '#components/editor/comments/placed-comments.ts';
import { openVersion, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import type { Failure } from '#components/studio/failure.ts';
import { usePolled } from '#components/studio/use-polled.ts';

const AGAIN = 20_000;

/** What is said about the open language version, where it stands in what is written. */
export interface Comments {
  /** `undefined` until they have been fetched. */
  placed: readonly PlacedThread[] | undefined;
  /** How many threads are open. */
  open: number;
  failure: Failure | undefined;
  reload: () => void;
}

/** Fetches the threads about the open language version, and shows in the text what they are about. `chosen` is the one that is open. */
export function useComments(editor: Editor | null, chosen: string | undefined): Comments {
  const session = useSession();
  const id = useSessionState(({ item }) => item.id);
  const sprak = useSessionState((state) => state.sprak);
  const revision = useSessionState(({ item }) => item.sprak[sprak]?.arbetsrevision);
  const loaded = usePolled(
    `${id} ${sprak}`,
    () => loadThreads(id, sprak),
    () => AGAIN,
    { om: ['kommentarer', 'innehall'], innehall: id },
  );
  const [placed, setPlaced] = useState<readonly PlacedThread[]>();
  const threads = loaded.data;

  useEffect(() => {
    if (threads === undefined) return setPlaced(undefined);
    if (threads.length === 0) {
      if (editor !== null && !editor.isDestroyed) showMarks(editor, []);
      return setPlaced([]);
    }
    let isOver = false;
    void import('#components/editor/comments/placed-comments.ts').then(({ placedThreads, marksOf }) => {
      if (isOver || editor === null || editor.isDestroyed) return;
      const { draft } = openVersion(session.store.get());
      const found = placedThreads(threads, sprak, { saved: revision ?? draft, draft: session.openDraft() });
      setPlaced(found);
      showMarks(editor, marksOf(editor, found, chosen));
    });
    return () => {
      isOver = true;
    };
  }, [threads, editor, revision, sprak, chosen, session]);

  const open = threads?.filter(({ lost }) => lost === null).length ?? 0;
  return { placed, open, failure: loaded.failure, reload: loaded.reload };
}
