'use client';

import { useEffect, useRef } from 'react';
import type { ArticleSession } from '#components/editor/session/article-session.ts';
import { useComposition } from '#components/editor/session/use-composition.ts';
import { useNews } from '#components/studio/news/use-news.ts';

/** Where nobody tells of it. */
const ASKED_MS = 30_000;

/** Takes in what others save while the article is open: not in the middle of a letter that is made of several keys. */
export function useOthersSaves(session: ArticleSession, id: string): void {
  const isComposing = useRef(false);
  const isLate = useRef(false);
  const take = () => {
    isLate.current = isComposing.current;
    if (!isComposing.current) void session.takeOthers();
  };
  const isTold = useNews({ om: ['innehall', 'forslag', 'releaser', 'oversattningar'], innehall: id }, take);

  useComposition((isOn) => {
    isComposing.current = isOn;
    if (isOn) return;
    if (isLate.current) void session.takeOthers();
    isLate.current = false;
  });

  useEffect(() => {
    if (isTold) return;
    const timer = setInterval(() => !document.hidden && !isComposing.current && void session.takeOthers(), ASKED_MS);
    return () => clearInterval(timer);
  }, [isTold, session]);
}
