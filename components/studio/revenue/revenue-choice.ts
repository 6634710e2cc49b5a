/** By what revenue is shown, of how many days, and as which source tells it. */
export const REVENUE_BY = [
  { id: 'artikel', namn: 'Artikel' },
  { id: 'program', namn: 'Program' },
  { id: 'sektion', namn: 'Sektion' },
  { id: 'mall', namn: 'Mall' },
  { id: 'agent', namn: 'Skapad av' },
  { id: 'dag', namn: 'Dag' },
] as const;
export const REVENUE_DAYS = [
  { id: '28', namn: '28 dagar' },
  { id: '7', namn: '7 dagar' },
  { id: '90', namn: '90 dagar' },
  { id: '365', namn: 'Ett år' },
] as const;

export interface RevenueChoice {
  per: (typeof REVENUE_BY)[number]['id'];
  dagar: (typeof REVENUE_DAYS)[number]['id'];
  /** Empty: all of them together. */
  kalla: string;
}

const LONGEST_SOURCE = 80;

/** What an address asks for; what there is not is the first of each. */
export function chosenRevenue(params: Record<string, string | string[] | undefined>): RevenueChoice {
  const per = REVENUE_BY.find(({ id }) => id === params.per)?.id ?? 'artikel';
  const dagar = REVENUE_DAYS.find(({ id }) => id === params.dagar)?.id ?? '28';
  const kalla = typeof params.kalla === 'string' ? params.kalla.slice(0, LONGEST_SOURCE) : '';
  return { per, dagar, kalla };
}
