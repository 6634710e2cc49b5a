import { parseStockholmTime, stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { PictureChannel } from '#lib/contract/closed/media.ts';
import type { PictureRights } from '#lib/contract/media.ts';

/** Why a picture may not be shown: its right has ended, or was never for that channel. */
export type RightsObstacle = 'utgangen' | 'ej_webb' | 'ej_cms';

/** How long before a right ends its newsroom is told. */
const DAYS_BEFORE = 14;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The moment from which a picture may not be used any more: a right to a day lasts that day out by Stockholm's clocks, one to a
 * moment until then. `undefined` for what is neither.
 */
export function rightsEnd(gillerTill: string): string | undefined {
  const time = parseStockholmTime(DAY.test(gillerTill) ? `${gillerTill} 00:00` : gillerTill);
  if (time.kind !== 'instant') return undefined;
  return DAY.test(gillerTill) ? midnightAfter(gillerTill) : time.instant;
}

/** What ends by that moment ends soon. */
export function endsSoonBy(now: string): string {
  const today = stockholmMinute(now).slice(0, 10);
  return midnightAfter(laterDay(today, DAYS_BEFORE)) ?? now;
}

/** All that stands in the way of showing the picture in a channel at a moment; of rights that nobody has told nothing does. */
export function obstaclesTo(rights: PictureRights | null, kanal: PictureChannel, now: string): RightsObstacle[] {
  if (rights === null) return [];
  const { giltig_till, kanaler } = rights;
  const end = giltig_till === null ? undefined : rightsEnd(giltig_till);
  const over = end !== undefined && Date.parse(end) <= Date.parse(now);
  const elsewhere = kanaler.length > 0 && !kanaler.includes(kanal);
  return [...(over ? (['utgangen'] as const) : []), ...(elsewhere ? [kanal === 'cms' ? ('ej_cms' as const) : ('ej_webb' as const)] : [])];
}

/** Whether links that are shared in social media may show the picture. Rights of which no channels are told keep it from none. */
export function mayBeShared(rights: Pick<PictureRights, 'kanaler'> | null | undefined): boolean {
  return !rights || rights.kanaler.length === 0 || rights.kanaler.includes('sociala');
}

function midnightAfter(day: string): string | undefined {
  const time = parseStockholmTime(`${laterDay(day, 1)} 00:00`);
  return time.kind === 'instant' ? time.instant : undefined;
}

function laterDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
