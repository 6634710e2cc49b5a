'use client';

import type { SuggestionTabProps } from '#components/editor/suggestions/suggestion-tab.tsx';
import { Lazily } from '#components/studio/lazily.tsx';

/** The suggestions, fetched when somebody first looks at them. */
export function LazySuggestionTab(props: SuggestionTabProps) {
  return (
    <Lazily
      fetchPart={async () => (await import('#components/editor/suggestions/suggestion-tab.tsx')).SuggestionTab}
      awayTitle="Förslagen kunde inte öppnas"
      away="Kontrollera din uppkoppling. Det du har skrivit står kvar."
      given={props}
    />
  );
}
