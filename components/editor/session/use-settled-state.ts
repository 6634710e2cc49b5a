'use client';

import { useEffect, useState } from 'react';
import type { SessionState } from '#components/editor/session/article-session.ts';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';

/**
 * The session's state once nothing has changed for `wait` milliseconds: what is worked out of a whole text must not follow
 * every key, and waits for a pause in the typing though parts of the text are taken meanwhile. Another language is shown at once.
 */
export function useSettledState(wait: number): SessionState {
  const session = useSession();
  const { store } = session;
  const sprak = useSessionState((state) => state.sprak);
  const [settled, setSettled] = useState(store.get);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another text
  useEffect(() => {
    setSettled(store.get());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // When that is taken the state changes, and the wait begins anew.
        if (!session.isBeingWritten()) setSettled(store.get());
      }, wait);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, store, sprak, wait]);

  return settled.sprak === sprak ? settled : store.get();
}
