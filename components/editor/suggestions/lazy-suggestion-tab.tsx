'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { SuggestionTabProps } from '#components/editor/suggestions/suggestion-tab.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

type Loaded = { Tab: ComponentType<SuggestionTabProps> } | 'away' | undefined;

/** The suggestions, fetched when somebody first looks at them. Should they not come, the rest of the editor goes on. */
export function LazySuggestionTab(props: SuggestionTabProps) {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (loaded !== undefined) return;
    import('#components/editor/suggestions/suggestion-tab.tsx').then(
      ({ SuggestionTab: Tab }) => setLoaded({ Tab }),
      () => setLoaded('away'),
    );
  }, [loaded]);

  if (loaded === undefined) return <Skeleton height="8rem" />;
  if (loaded !== 'away') return <loaded.Tab {...props} />;
  return (
    <Banner
      tone="fault"
      title="Förslagen kunde inte öppnas"
      actions={
        <Button size="small" onPress={() => setLoaded(undefined)}>
          Försök igen
        </Button>
      }
    >
      Kontrollera din uppkoppling. Det du har skrivit står kvar.
    </Banner>
  );
}
