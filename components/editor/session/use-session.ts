'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ArticleSession, SessionState } from '#components/editor/session/article-session.ts';
import type { Version } from '#components/editor/session/version.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

export const SessionContext = createContext<ArticleSession | undefined>(undefined);

/** The article that is being written. */
export function useSession(): ArticleSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession outside the article editor');
  return session;
}

/** A part of the session's state; renders again only when that part is another. `select` must not make new objects. */
export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  const { store } = useSession();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

export function openVersion({ versions, sprak }: SessionState): Version {
  const version = versions[sprak];
  if (version === undefined) throw new Error(`The article has no version in ${sprak}`);
  return version;
}

/** A part of the text in the open language. */
export function useDraft<Part>(select: (draft: ArticleContent) => Part): Part {
  return useSessionState((state) => select(openVersion(state).draft));
}
