'use client';

import { loadAlarms } from '#components/studio/release/release-alarms.ts';
import { loadRequests } from '#components/studio/release/release-requests.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import type { Actor } from '#lib/contract/actor.ts';

const EVERY = 30_000;

/** How many releases somebody has to see to, or to decide on: told to those who can do something about them. */
export function useAlarmCount(actor: Actor): number {
  const isTold = actor.typ !== 'agent' && actor.publicera;
  const { data } = usePolled(
    String(isTold),
    () => Promise.all(isTold ? [loadAlarms(Date.now()), loadRequests(actor)] : []),
    () => EVERY,
    { om: ['releaser'] },
  );
  return data?.flat().length ?? 0;
}
