import { type ArticleColumn, columnsOf, columnsText, FIRST_COLUMNS } from '#components/studio/articles/article-columns.ts';
import { pageNumber } from '#components/studio/page-number.ts';
import { CONTENT_STATUSES, type ContentStatus } from '#lib/contract/closed/article.ts';
import type { OperationCallInput } from '#lib/transports/client/studio-client.ts';

/** In which order; empty is the latest change first, or by words the best hit. */
export const SORT_ORDERS = ['skapad', 'publicerad', 'rubrik'] as const;
const LANGUAGE_GAPS = ['saknas', 'inaktuell'] as const;

/** What the list of articles shows, as the address says it. Empty means no filter. */
export interface ListFilter {
  sok: string;
  sektion: string;
  status: ContentStatus | 'raderad' | '';
  mall: string;
  /** `saknas`: published without English; `inaktuell`: English is older than its source. */
  en: (typeof LANGUAGE_GAPS)[number] | '';
  /** Whose: `jag` for those the reader of the list has made. */
  agare: 'jag' | '';
  tagg: string;
  /** `gamla`: readers have a price that nobody has looked at for long. */
  priser: 'gamla' | '';
  /** `saknas`: readers meet a picture without an alternative text. */
  alt: 'saknas' | '';
  sortera: (typeof SORT_ORDERS)[number] | '';
  /** What is told of each. */
  kolumner: readonly ArticleColumn[];
  sida: number;
}

const NO_FILTER: ListFilter = {
  ...{ sok: '', sektion: '', status: '', mall: '', en: '', agare: '', tagg: '', priser: '', alt: '', sortera: '' },
  ...{ kolumner: FIRST_COLUMNS, sida: 1 },
};

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads an address. What it does not know it leaves out; a page that is no number is the first. */
export function filterOf(params: SearchParams): ListFilter {
  const one = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  return {
    sok: one('sok').slice(0, 200),
    sektion: one('sektion'),
    status: [...CONTENT_STATUSES, 'raderad' as const].find((status) => status === one('status')) ?? '',
    mall: one('mall'),
    en: LANGUAGE_GAPS.find((gap) => gap === one('en')) ?? '',
    agare: one('agare') === 'jag' ? 'jag' : '',
    tagg: one('tagg').slice(0, 200),
    priser: one('priser') === 'gamla' ? 'gamla' : '',
    alt: one('alt') === 'saknas' ? 'saknas' : '',
    sortera: SORT_ORDERS.find((order) => order === one('sortera')) ?? '',
    kolumner: columnsOf(one('kolumner').slice(0, 200)),
    sida: pageNumber(params.sida),
  };
}

const NAMES = ['sok', 'sektion', 'status', 'mall', 'en', 'agare', 'tagg', 'priser', 'alt', 'sortera'] as const;

/** The address of a filter, without what is empty: two writers who see the same list share the same address. */
export function addressOf(filter: ListFilter): string {
  const text = queryTextOf(filter);
  return text === '' ? '/studio' : `/studio?${text}`;
}

/** The same, of what stands behind the question mark alone. */
export function queryTextOf(filter: ListFilter): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (filter[name] !== '') query.set(name, filter[name]);
  const kolumner = columnsText(filter.kolumner);
  if (kolumner !== '') query.set('kolumner', kolumner);
  if (filter.sida > 1) query.set('sida', String(filter.sida));
  return query.toString();
}

/** Reads what queryTextOf has written. */
export function filterOfText(text: string): ListFilter {
  return filterOf(Object.fromEntries(new URLSearchParams(text)));
}

/** The same filter with something changed; any change but of the page goes back to the first page. */
export function changed(filter: ListFilter, change: Partial<ListFilter>): ListFilter {
  return { ...filter, sida: 1, ...change };
}

export function isFiltered(filter: ListFilter): boolean {
  return addressOf({ ...filter, sortera: '', kolumner: FIRST_COLUMNS, sida: 1 }) !== addressOf(NO_FILTER);
}

/** The filter as the operation takes it, for the reader `me`: what is empty is left out. */
export function queryOf(
  { sok, sektion, status, mall, en, agare, tagg, priser, alt, sortera, sida }: ListFilter,
  me: string,
): OperationCallInput<'listaInnehall'> {
  return {
    sida,
    ...(sok === '' ? {} : { sok }),
    ...(sektion === '' ? {} : { sektion }),
    ...(status === '' ? {} : status === 'raderad' ? { raderad: 'true' } : { status }),
    ...(mall === '' ? {} : { mall }),
    ...(en === '' ? {} : { en }),
    ...(agare === '' ? {} : { agare: me }),
    ...(tagg === '' ? {} : { tagg }),
    ...(priser === '' ? {} : { priser }),
    ...(alt === '' ? {} : { alt }),
    ...(sortera === '' ? {} : { sortera }),
  };
}
