'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { type Concern, useNews } from '#components/studio/news/use-news.ts';

interface Polled<Data> {
  /** The latest answer, also while a newer one is fetched or cannot be. */
  data: Data | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/** While news come by themselves: for what was lost on its way. */
const SELDOM_MS = 120_000;

/**
 * Fetches when mounted, when `key` changes, on `reload`, and again after `delayOf` milliseconds for as long as somebody
 * can see the page; at once when it is seen again. An answer without a delay is the last one, until `reload`. Who says what it is
 * concerned with fetches when something of that has changed, and by the clock only where news do not come by themselves.
 */
export function usePolled<Data>(
  key: string,
  fetchData: () => Promise<Data>,
  delayOf: (data: Data | undefined) => number | undefined,
  concern?: Concern,
): Polled<Data> {
  const [state, setState] = useState<{ key: string; data?: Data | undefined; failure?: Failure }>({ key });
  const [round, setRound] = useState(0);
  const current = state.key === key ? state : undefined;
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const latest = useRef({ fetchData, delayOf, data: current?.data, hasNews: false });
  const hasNews = useNews(concern, () => {
    const { delayOf: delay, data } = latest.current;
    if (!document.hidden && delay(data) !== undefined) reload();
  });
  latest.current = { fetchData, delayOf, data: current?.data, hasNews };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what reload asks for
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (data: Data | undefined) => {
      const delay = latest.current.delayOf(data);
      if (delay === undefined) return;
      const pause = latest.current.hasNews ? Math.max(delay, SELDOM_MS) : delay;
      timer = setTimeout(() => !document.hidden && fetchOnce(), pause);
    };
    function fetchOnce() {
      latest.current.fetchData().then(
        (data) => {
          if (isOver) return;
          setState({ key, data });
          again(data);
        },
        (error: unknown) => {
          if (isOver) return;
          const failure = failureOf(error);
          setState((before) => ({ key, data: before.key === key ? before.data : undefined, failure }));
          again(undefined);
        },
      );
    }
    fetchOnce();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, round]);

  // Where the line is lost, what was shown by it is asked for again, and by the clock from then on.
  const hadNews = useRef(hasNews);
  useEffect(() => {
    if (hadNews.current && !hasNews) reload();
    hadNews.current = hasNews;
  }, [hasNews, reload]);

  useEffect(() => {
    const seen = () => !document.hidden && latest.current.delayOf(latest.current.data) !== undefined && reload();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [reload]);

  return { data: current?.data, failure: current?.failure, reload };
}
