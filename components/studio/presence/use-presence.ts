'use client';

import { useEffect, useState } from 'react';
import { newsLine } from '#components/studio/news/news-line.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import type { Presence } from '#lib/contract/presence.ts';
import { presenceKey, type StaffNews } from '#lib/contract/staff-news.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Where nobody tells of it. */
const ASKED_MS = 15_000;
const NOBODY: readonly Presence[] = [];

/** Who else is there, in that article or in any, as it changes; one's own windows are left out. */
export function usePresence(jag: { id: string }, innehall?: string): readonly Presence[] {
  const { data } = usePolled(
    innehall ?? '',
    async () => (await studio.listaNarvaro(innehall === undefined ? {} : { innehall })).narvaro,
    () => ASKED_MS,
    ALL_ANEW,
  );
  const [told, setTold] = useState<{ since: typeof data; there: readonly Presence[] }>({ since: undefined, there: NOBODY });
  const there = told.since === data ? told.there : (data ?? NOBODY);
  useEffect(
    () =>
      newsLine.listen((news) => {
        if (news.om !== 'narvaro') return;
        setTold((before) => ({ since: data, there: withNews(before.since === data ? before.there : (data ?? NOBODY), news) }));
      }),
    [data],
  );
  return there.filter(({ av, innehall: where }) => !isOwn(av, jag) && (innehall === undefined || where === innehall));
}

/** Told of by the news themselves: asked for only when some of those may be lost. */
const ALL_ANEW = { om: [] };

function withNews(there: readonly Presence[], { narvaro, lamnar }: StaffNews): readonly Presence[] {
  if (narvaro === undefined) return there;
  const key = presenceKey(narvaro);
  const others = there.filter((one) => presenceKey(one) !== key);
  return lamnar === true ? others : [...others, narvaro];
}

function isOwn(av: Presence['av'], jag: { id: string }): boolean {
  return av.typ === 'person' && av.id === jag.id;
}
