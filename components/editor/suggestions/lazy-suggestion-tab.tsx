'use client';

import type { SuggestionTabProps } from '#components/editor/suggestions/suggestion-tab.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';

const SUGGESTION_TAB = new FetchedPart(async () => (await import('#components/editor/suggestions/suggestion-tab.tsx')).SuggestionTab);

/** The suggestions, fetched when somebody first looks at them. */
export function LazySuggestionTab(props: SuggestionTabProps) {
  return (
    <Lazily
      part={SUGGESTION_TAB}
      awayTitle="Förslagen kunde inte öppnas"
      away="Kontrollera din uppkoppling. Det du har skrivit står kvar."
      given={props}
    />
  );
}
