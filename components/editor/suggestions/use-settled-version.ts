'use client';

import { useEffect, useState } from 'react';
import { openVersion, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import type { Version } from '#components/editor/session/version.ts';

/** Longer than a pause between two words. */
const WAIT = 500;

/** The open language version once nothing has changed for a moment: what is worked out of a whole text must not follow every key. */
export function useSettledVersion(): Version {
  const { store } = useSession();
  const sprak = useSessionState((state) => state.sprak);
  const [settled, setSettled] = useState(store.get);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(store.get()), WAIT);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);

  return openVersion(settled.sprak === sprak ? settled : store.get());
}
