'use client';

import { useEffect } from 'react';
import type { ArticleSession } from '#components/editor/session/article-session.ts';
import { isLoggedInAs } from '#components/studio/storage/logged-in-as.ts';
import { isBrowserOf } from '#components/studio/storage/own-storage.ts';
import { guardUnsaved } from '#components/studio/storage/unsaved-here.ts';

/**
 * What keeps unsaved text from being lost around the page: the browser asks before it leaves what the service has not got, the text is kept
 * when it does, or when another tab is looked at, Ctrl+S saves from anywhere, and a save that met no network, or nobody logged in,
 * is made again when the network is back, or when the writer comes back from logging in in another tab. A page that the browser's Back brings out as
 * it was left takes in what has been written and saved since.
 */
export function useSafeLeaving(session: ArticleSession, person: string, isReadOnly: boolean): void {
  useEffect(() => {
    if (isReadOnly) return;
    function isUnsaved() {
      session.keepNow();
      return session.hasUnsaved() && !session.isSafe();
    }
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void session.save();
    }
    function retry() {
      if (session.store.get().failure?.status === 0) void session.save();
      else session.keepNow();
    }
    async function comeBack() {
      // The page leaves as soon as it has heard that.
      if (!isBrowserOf(person)) return;
      const { failure, copy } = session.store.get();
      const wasSignedOut = failure?.status === 401 || copy === 'utloggad';
      if (wasSignedOut && !(await isLoggedInAs(person))) return;
      if (failure?.status === 401) await session.save();
      else if (copy === 'utloggad') session.keepNow();
      else await session.goOn();
    }
    async function show({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      await comeBack();
      if (isBrowserOf(person)) await session.takeOthers();
    }
    const keep = () => session.keepNow();
    const stopGuarding = guardUnsaved(person, isUnsaved);
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', keep);
    window.addEventListener('keydown', press);
    window.addEventListener('online', retry);
    window.addEventListener('focus', comeBack);
    window.addEventListener('pageshow', show);
    return () => {
      session.keepNow();
      stopGuarding();
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('keydown', press);
      window.removeEventListener('online', retry);
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('pageshow', show);
    };
  }, [session, person, isReadOnly]);
}
