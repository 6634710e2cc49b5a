'use client';

import { useSyncExternalStore } from 'react';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { type DeskPart, type DeskState, deskOf, EMPTY_PART, type SuggestionDesk } from '#components/editor/suggestions/suggestion-desk.ts';

/** The suggestions for the article that is being written. */
export function useDesk(): SuggestionDesk {
  return deskOf(useSession());
}

/** A part of what is on the desk; renders again only when that part is another. `select` must not make new objects. */
export function useDeskState<Part>(select: (state: DeskState) => Part): Part {
  const { store } = useDesk();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A part of what is on the desk for the open language. */
export function useDeskPart<Part>(select: (part: DeskPart) => Part): Part {
  const sprak = useSessionState((state) => state.sprak);
  return useDeskState((state) => select(state.parts[sprak] ?? EMPTY_PART));
}
