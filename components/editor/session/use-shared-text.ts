'use client';

import { useEffect, useMemo } from 'react';
import type { ArticleSession } from '#components/editor/session/article-session.ts';
import { useComposition } from '#components/editor/session/use-composition.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { Presence } from '#lib/contract/presence.ts';

/** Shares the text with whoever else has it open, from when they come: agents and assistants have none open, and save. */
export function useSharedText(session: ArticleSession, there: readonly Presence[]): void {
  const others = LANGUAGES.filter((sprak) => there.some((one) => one.sprak === sprak && one.fonster !== '')).join(' ');
  const together = useMemo(() => LANGUAGES.filter((sprak) => others.split(' ').includes(sprak)), [others]);
  useEffect(() => {
    session.enter();
    return () => session.leave();
  }, [session]);
  useEffect(() => {
    session.setTogether(together);
    for (const sprak of together) void session.share(sprak);
  }, [session, together]);

  useComposition((isComposing) => session.setComposing(isComposing));
}
