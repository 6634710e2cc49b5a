import { pageNumber } from '#components/studio/page-number.ts';
import { LOG_EVENTS, LOG_OUTCOMES, type LogEvent, type LogOutcome } from '#lib/contract/log-events.ts';

/** What the log shows, as the address says it. Empty means no filter. */
export interface LogFilter {
  sok: string;
  handelse: LogEvent | '';
  utfall: LogOutcome | '';
  /** Days, both included. */
  fran: string;
  till: string;
  innehall: string;
  av: string;
  order_av: string;
  sida: number;
}

const NAMES = ['sok', 'handelse', 'utfall', 'fran', 'till', 'innehall', 'av', 'order_av'] as const satisfies ReadonlyArray<keyof LogFilter>;

export const WHOLE_LOG: LogFilter = {
  ...{ sok: '', handelse: '', utfall: '', fran: '', till: '', innehall: '', av: '', order_av: '' },
  sida: 1,
};

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads an address. A time is handed on as it is written: the service says what is wrong with it. */
export function logFilterOf(params: SearchParams): LogFilter {
  const one = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  return {
    sok: one('sok').slice(0, 200),
    handelse: LOG_EVENTS.find((event) => event === one('handelse')) ?? '',
    utfall: LOG_OUTCOMES.find((outcome) => outcome === one('utfall')) ?? '',
    fran: one('fran').slice(0, 40),
    till: one('till').slice(0, 40),
    innehall: one('innehall'),
    av: one('av'),
    order_av: one('order_av'),
    sida: pageNumber(params.sida),
  };
}

/** What the service is asked for: what is not empty. */
export function askedOf(filter: LogFilter): Partial<Omit<LogFilter, 'sida' | 'handelse' | 'utfall'>> & {
  handelse?: LogEvent;
  utfall?: LogOutcome;
} {
  return Object.fromEntries(NAMES.filter((name) => filter[name] !== '').map((name) => [name, filter[name]]));
}

/** The address of a filter, without what is empty. */
export function logAddressOf(filter: LogFilter): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (filter[name] !== '') query.set(name, filter[name]);
  if (filter.sida > 1) query.set('sida', String(filter.sida));
  const text = query.toString();
  return text === '' ? '/studio/logg' : `/studio/logg?${text}`;
}

/** The same filter with something changed, from its first page. */
export function narrowed(filter: LogFilter, change: Partial<LogFilter>): LogFilter {
  return { ...filter, sida: 1, ...change };
}

export function isNarrowed(filter: LogFilter): boolean {
  return NAMES.some((name) => filter[name] !== '');
}
