import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import type { ReleaseState } from '#lib/contract/release.ts';

interface Approved {
  release: { tillstand: ReleaseState };
  /** When it goes out; null when that was at once. */
  datum: string | null;
}

/** What became of an approved publication: «är publicerad», «går ut i morgon 06.00», or that it waits its turn. */
export function approvedWords({ release, datum }: Approved, now: number): string {
  if (release.tillstand === 'klar') return 'är publicerad';
  if (release.tillstand === 'schemalagd' && datum !== null) return `går ut ${weekdayMoment(datum, now)}`;
  return 'ligger i kö och publiceras så snart det går';
}
