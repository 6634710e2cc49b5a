'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '#components/studio/failure.ts';

interface Loaded<Data> {
  data: Data | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/**
 * Fetches when mounted, when `key` changes and on `reload`; an answer that a newer call has overtaken is dropped, and the signal says to whoever fetches
 * that it has been.
 */
export function useLoaded<Data>(key: string, fetchData: (overtaken: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<{ key: string; data?: Data; failure?: Failure }>({ key });
  const [round, setRound] = useState(0);
  const latestFetch = useRef(fetchData);
  latestFetch.current = fetchData;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what reload asks for
  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    latestFetch.current(signal).then(
      (data) => !signal.aborted && setState({ key, data }),
      (error: unknown) => !signal.aborted && setState({ key, failure: failureOf(error) }),
    );
    return () => visit.abort();
  }, [key, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  const current = state.key === key ? state : undefined;
  return { data: current?.data, failure: current?.failure, reload };
}
