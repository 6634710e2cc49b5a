import type { ReleaseState } from '#lib/contract/release.ts';

export const VIEWS = ['manad', 'vecka', 'lista'] as const;
export type View = (typeof VIEWS)[number];

/** Groups of states, as one asks for them. */
export const STATE_GROUPS = {
  begart: { namn: 'Väntar på godkännande', tillstand: ['vantar_pa_godkannande'] },
  vantar: { namn: 'På väg ut', tillstand: ['schemalagd', 'pagar', 'koad'] },
  klart: { namn: 'Har gått ut', tillstand: ['klar', 'nedtagen'] },
  fel: { namn: 'Misslyckade', tillstand: ['misslyckad'] },
  stoppat: { namn: 'Avslagna, avbrutna och ersatta', tillstand: ['avslagen', 'avbruten', 'ersatt'] },
} as const satisfies Record<string, { namn: string; tillstand: readonly ReleaseState[] }>;
export type StateGroup = keyof typeof STATE_GROUPS;

/** How far back the list goes; what lies ahead is always in it. */
export const PERIODS = {
  vecka: { namn: 'En vecka bakåt', dagar: 7 },
  framat: { namn: 'Från i dag', dagar: 0 },
  manad: { namn: 'En månad bakåt', dagar: 31 },
  ar: { namn: 'Ett år bakåt', dagar: 366 },
} as const satisfies Record<string, { namn: string; dagar: number }>;
export type Period = keyof typeof PERIODS;

/** What the page of releases shows, as the address says it. Empty means no filter. */
export interface CalendarFilter {
  vy: View;
  /** A day in the month or week shown. */
  dag: string;
  sektion: string;
  tillstand: StateGroup | '';
  tid: Period;
  sok: string;
}

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads an address. What it does not know it leaves out; without a day it shows `today`. */
export function filterOf(params: SearchParams, today: string): CalendarFilter {
  const one = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  const keyOf = <Key extends string>(keys: Record<Key, unknown>, name: string): Key | undefined => {
    const written = one(name);
    // Object.keys forgets which strings they are.
    return (Object.keys(keys) as Key[]).find((key) => key === written);
  };
  return {
    vy: VIEWS.find((view) => view === one('vy')) ?? 'manad',
    dag: isDay(one('dag')) ? one('dag') : today,
    sektion: one('sektion'),
    tillstand: keyOf(STATE_GROUPS, 'tillstand') ?? '',
    tid: keyOf(PERIODS, 'tid') ?? 'vecka',
    sok: one('sok').slice(0, 200),
  };
}

function isDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The address of a filter, without what goes without saying. */
export function addressOf(filter: CalendarFilter, today: string): string {
  const query = new URLSearchParams();
  if (filter.vy !== 'manad') query.set('vy', filter.vy);
  if (filter.dag !== today && filter.vy !== 'lista') query.set('dag', filter.dag);
  if (filter.tid !== 'vecka') query.set('tid', filter.tid);
  for (const name of ['sektion', 'tillstand', 'sok'] as const) if (filter[name] !== '') query.set(name, filter[name]);
  const text = query.toString();
  return text === '' ? '/studio/publiceringar' : `/studio/publiceringar?${text}`;
}
