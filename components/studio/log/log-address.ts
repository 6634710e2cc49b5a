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
}

const NAMES = ['sok', 'handelse', 'utfall', 'fran', 'till', 'innehall', 'av', 'order_av'] as const satisfies ReadonlyArray<keyof LogFilter>;

export const WHOLE_LOG: LogFilter = {
  ...{ sok: '', handelse: '', utfall: '', fran: '', till: '', innehall: '', av: '', order_av: '' },
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
  };
}

/** What the service is asked for: what is not empty. */
export function askedOf(filter: LogFilter): Partial<Omit<LogFilter, 'handelse' | 'utfall'>> & {
  handelse?: LogEvent;
  utfall?: LogOutcome;
} {
  return Object.fromEntries(NAMES.filter((name) => filter[name] !== '').map((name) => [name, filter[name]]));
}

/** The address of a filter, without what is empty. */
export function logAddressOf(filter: LogFilter): string {
  const query = queryOf(filter);
  return query.size === 0 ? '/studio/logg' : `/studio/logg?${query}`;
}

/** Where everything that the filter chooses is had as a file. */
export function logFileAddressOf(filter: LogFilter, format: 'csv' | 'ndjson'): string {
  return `/studio/api/logg/export?${new URLSearchParams([['format', format], ...queryOf(filter)])}`;
}

function queryOf(filter: LogFilter): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])));
}

export function isNarrowed(filter: LogFilter): boolean {
  return NAMES.some((name) => filter[name] !== '');
}
