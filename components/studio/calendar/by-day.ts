import { momentOf } from '#components/studio/release/release-rules.ts';
import { stockholmDay } from '#components/studio/stockholm-day.ts';
import type { Release } from '#lib/contract/release.ts';

/** The releases of each day by Stockholm's clocks, the earliest first. */
export function byDay(releaser: readonly Release[]): ReadonlyMap<string, Release[]> {
  const inOrder = releaser.toSorted((a, b) => Date.parse(momentOf(a)) - Date.parse(momentOf(b)));
  return Map.groupBy(inOrder, (release) => stockholmDay(momentOf(release)));
}
