'use client';

import { useState } from 'react';
import type { DeskItem } from '#components/studio/live/desk-item.ts';
import { LanguageDesk } from '#components/studio/live/language-desk.tsx';
import type { LiveReport } from '#components/studio/live/live-entry.ts';
import type { Actor } from '#lib/contract/actor.ts';

interface LiveDeskProps {
  item: DeskItem;
  report: LiveReport;
  jag: Actor;
}

/** Where a live report is written while it happens: one language version at a time, each with what was begun in it. */
export function LiveDesk({ item, report, jag }: LiveDeskProps) {
  const [sprak, setSprak] = useState(report.sprak);
  return (
    <LanguageDesk
      key={sprak}
      item={item}
      sprak={sprak}
      report={sprak === report.sprak ? report : undefined}
      jag={jag}
      onLanguage={setSprak}
    />
  );
}
