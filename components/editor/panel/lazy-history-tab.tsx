'use client';

import type { HistoryTabProps } from '#components/editor/panel/history-tab.tsx';
import { Lazily } from '#components/studio/lazily.tsx';

/** What has been saved and published, fetched when somebody first looks at it. */
export function LazyHistoryTab(props: HistoryTabProps) {
  return (
    <Lazily
      fetchPart={async () => (await import('#components/editor/panel/history-tab.tsx')).HistoryTab}
      awayTitle="Historiken kunde inte öppnas"
      away="Kontrollera din uppkoppling. Det du har skrivit står kvar."
      given={props}
    />
  );
}
