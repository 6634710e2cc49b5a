'use client';

import { Banner } from '#components/ui/banner.tsx';
import type { Refusal } from '#lib/access/scope.ts';
import { faultEntry } from '#lib/errors/fault.ts';

/** Why somebody may follow a report and not write in it. */
export function MayNotReport({ refusal }: { refusal: Refusal }) {
  return (
    <Banner
      tone="warning"
      title="Du kan följa rapporten men inte skriva i den"
      entries={[refusal, ...(refusal.ovriga ?? [])].map(({ kod, place, params }) => faultEntry(kod, place, params))}
    />
  );
}
