import { parseStockholmTime, stockholmMinute } from '#lib/content/stockholm-time.ts';

const DAY_MS = 86_400_000;

/** The latest instant, not after `now`, at which Stockholm's clocks showed `clock` (`07:00`; none that they skip in the spring). Both as ISO 8601. */
export function lastMorning(now: string, clock: string): string {
  const at = (instant: string): string | undefined => {
    const time = parseStockholmTime(`${stockholmMinute(instant).slice(0, 10)} ${clock}`);
    return 'instant' in time ? time.instant : undefined;
  };
  const today = at(now);
  if (today !== undefined && Date.parse(today) <= Date.parse(now)) return today;
  const dayBefore = new Date(Date.parse(now) - DAY_MS).toISOString();
  return at(dayBefore) ?? dayBefore;
}
