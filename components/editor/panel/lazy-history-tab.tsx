'use client';

import type { HistoryTabProps } from '#components/editor/panel/history-tab.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';

const HISTORY_TAB = new FetchedPart(async () => (await import('#components/editor/panel/history-tab.tsx')).HistoryTab);

/** What has been saved and published, fetched when somebody first looks at it. */
export function LazyHistoryTab(props: HistoryTabProps) {
  return (
    <Lazily
      part={HISTORY_TAB}
      awayTitle="Historiken kunde inte öppnas"
      away="Kontrollera din uppkoppling. Det du har skrivit står kvar."
      given={props}
    />
  );
}
