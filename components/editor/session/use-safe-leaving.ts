'use client';

import { useEffect } from 'react';
import type { ArticleSession } from '#components/editor/session/article-session.ts';

/**
 * What keeps unsaved text from being lost around the page: the browser asks before it leaves, the text is kept when it
 * does, Ctrl+S saves from anywhere, and a save that met no network, or nobody logged in, is made again when the network is
 * back, or when the writer comes back from logging in in another tab.
 */
export function useSafeLeaving(session: ArticleSession, isReadOnly: boolean): void {
  useEffect(() => {
    if (isReadOnly) return;
    function ask(event: BeforeUnloadEvent) {
      session.keepNow();
      if (session.hasUnsaved()) event.preventDefault();
    }
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void session.save();
    }
    function retry() {
      if (session.store.get().failure?.status === 0) void session.save();
    }
    function retryLoggedIn() {
      if (session.store.get().failure?.status === 401) void session.save();
    }
    const keep = () => session.keepNow();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', keep);
    window.addEventListener('keydown', press);
    window.addEventListener('online', retry);
    window.addEventListener('focus', retryLoggedIn);
    return () => {
      session.keepNow();
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('keydown', press);
      window.removeEventListener('online', retry);
      window.removeEventListener('focus', retryLoggedIn);
    };
  }, [session, isReadOnly]);
}
