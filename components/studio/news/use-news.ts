'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { newsLine } from '#components/studio/news/news-line.ts';
import type { StaffNews, Topic } from '#lib/contract/staff-news.ts';

/** What somebody who shows something wants to be told of. */
export interface Concern {
  om: readonly Topic[];
  /** Of that article alone. */
  innehall?: string;
}

/** What comes together is told as one, and more of it no more often than this. */
const GATHERED_MS = 80;
const APART_MS = 1_000;

/**
 * Calls `onNews` when something of that has changed; several changes at a time are one call, with the latest of them. True while news come by
 * themselves: otherwise whoever shows something has to ask.
 */
export function useNews(concern: Concern | undefined, onNews: (news: StaffNews) => void): boolean {
  const latest = useRef({ concern, onNews });
  latest.current = { concern, onNews };
  const isConcerned = concern !== undefined;
  useEffect(() => {
    if (!isConcerned) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = Number.NEGATIVE_INFINITY;
    const stop = newsLine.listen((news) => {
      if (!concerns(latest.current.concern, news)) return;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          told = performance.now();
          latest.current.onNews(news);
        },
        Math.max(GATHERED_MS, told + APART_MS - performance.now()),
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isConcerned]);
  return useSyncExternalStore(newsLine.watch, newsLine.isLive, () => false) && isConcerned;
}

function concerns(concern: Concern | undefined, { om, innehall }: StaffNews): boolean {
  if (concern === undefined) return false;
  if (om === 'allt') return true;
  return (
    om !== 'narvaro' &&
    om !== 'text' &&
    concern.om.includes(om) &&
    (concern.innehall === undefined || innehall === undefined || innehall === concern.innehall)
  );
}
