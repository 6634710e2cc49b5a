import { dayInWords } from '#lib/content/day.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * What is wrong with a key that opens until then (null: for ever): that it is longer than the newsroom lets keys open from today on
 * (`sakerhet.agentnyckel_dagar`), by the days of Stockholm's clocks. Nothing where nothing is said of it, or the newsroom sets no bound.
 */
export function keyFaults(
  { now, settings: { nyckeldagar } }: Pick<CheckingContext, 'now' | 'settings'>,
  utgar: string | null | undefined,
): FaultEntry[] {
  if (nyckeldagar === 0 || utgar === undefined) return [];
  const last = new Date(Date.parse(`${dayOf(now)}T12:00:00Z`) + nyckeldagar * DAY_MS).toISOString().slice(0, 10);
  if (utgar !== null && dayOf(utgar) <= last) return [];
  return [faultEntry('nyckel_for_lange', { falt: 'utgar' }, { dagar: nyckeldagar, senast: dayInWords(last, 'sv') })];
}
