'use client';

import { loadAlarms } from '#components/studio/release/release-alarms.ts';
import { usePolled } from '#components/studio/release/use-polled.ts';
import { publishesAs } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';

const EVERY = 30_000;

/** How many releases somebody has to see to: told to those who can do something about them. */
export function useAlarmCount({ roll, publicera }: Actor): number {
  const isTold = roll !== 'agent' && publishesAs(roll, publicera);
  const { data } = usePolled(
    String(isTold),
    () => (isTold ? loadAlarms(Date.now()) : Promise.resolve([])),
    () => EVERY,
  );
  return data?.length ?? 0;
}
