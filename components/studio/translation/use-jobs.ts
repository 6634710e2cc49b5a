'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

/** As the contract asks: every five to ten seconds. */
const BETWEEN = 5_000;

type Jobs = OperationOutput<'hamtaOversattningar'>;

interface Followed {
  /** The latest answer, also while a newer one cannot be fetched. */
  data: Jobs | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/** Follows jobs until every one is over, for as long as somebody sees the page; at once when it is seen again. */
export function useJobs(ids: readonly string[]): Followed {
  const [state, setState] = useState<{ data?: Jobs | undefined; failure?: Failure | undefined }>({});
  const [round, setRound] = useState(0);
  const isOver = useRef(false);
  const jobb = ids.join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what reload asks for
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (!isGone && !isOver.current) timer = setTimeout(() => !document.hidden && ask(), BETWEEN);
    };
    function ask() {
      studio.hamtaOversattningar({ jobb }).then(
        (data) => {
          isOver.current = data.klart;
          if (!isGone) setState({ data });
          again();
        },
        (error: unknown) => {
          const failure = failureOf(error);
          if (!isGone) setState((before) => ({ data: before.data, failure }));
          again();
        },
      );
    }
    isOver.current = false;
    ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [jobb, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    const seen = () => !document.hidden && !isOver.current && reload();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [reload]);
  return { data: state.data, failure: state.failure, reload };
}
