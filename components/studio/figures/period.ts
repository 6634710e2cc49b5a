import type { OperationCallInput } from '#lib/transports/client/studio-client.ts';

/** Of which time figures are shown: as it is now, of today, of four weeks, or of days of one's own. */
export const PERIODS = ['nu', 'dag', '28', 'egen'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_NAMES = { nu: 'Nu', dag: 'I dag', '28': '28 dagar', egen: 'Egna dagar' } as const satisfies Record<Period, string>;

export interface ChosenPeriod {
  period: Period;
  /** YYYY-MM-DD, of one's own days. */
  fran: string;
  till: string;
}

/** So many days are told of at once. */
export const MOST_DAYS = 400;
const DAY_MS = 86_400_000;
/** Of the years that figures may be of. */
const DAY = /^2\d{3}-\d{2}-\d{2}$/;

/** What an address asks for: days that are none, or not told of, are four weeks. */
export function chosenPeriod(params: Record<string, string | string[] | undefined>): ChosenPeriod {
  const period = PERIODS.find((one) => one === params.period) ?? '28';
  if (period !== 'egen') return { period, fran: '', till: '' };
  const own = { fran: textOf(params.fran), till: textOf(params.till) };
  return faultOfDays(own) === undefined ? { period, ...own } : { period: '28', fran: '', till: '' };
}

/** What is wrong with days of one's own, in words. */
export function faultOfDays({ fran, till }: { fran: string; till: string }): { falt: 'fran' | 'till'; orsak: string } | undefined {
  if (!isDay(fran)) return { falt: 'fran', orsak: 'Ange första dagen.' };
  if (!isDay(till)) return { falt: 'till', orsak: 'Ange sista dagen.' };
  const days = (Date.parse(till) - Date.parse(fran)) / DAY_MS + 1;
  if (days < 1) return { falt: 'till', orsak: 'Sista dagen är före den första.' };
  return days > MOST_DAYS ? { falt: 'till', orsak: `Högst ${MOST_DAYS} dagar visas åt gången.` } : undefined;
}

/** The same days as the figures are asked for. */
export function askedDays({ period, fran, till }: ChosenPeriod): Pick<OperationCallInput<'hamtaTrafik'>, 'fran' | 'till' | 'dagar'> {
  return period === 'egen' ? { fran, till } : { dagar: period === '28' ? 28 : 1 };
}

/** Whether it is short enough to be shown hour by hour. */
export function isByHour({ period, fran, till }: ChosenPeriod): boolean {
  return period === 'nu' || period === 'dag' || (period === 'egen' && fran === till);
}

function textOf(given: string | string[] | undefined): string {
  return typeof given === 'string' ? given : '';
}

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}
