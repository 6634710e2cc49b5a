import { pageNumber } from '#components/studio/page-number.ts';
import { RIGHTS_STATES, type RightsState } from '#lib/contract/closed/media.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import type { OperationCallInput } from '#lib/transports/client/studio-client.ts';

export const USES = ['0', '1', 'publik'] as const;
export const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** What of the library is shown and how, as the address says it. Empty means no filter. */
export interface LibraryFilter {
  sok: string;
  rattighet: RightsState | '';
  anvand: (typeof USES)[number] | '';
  kredit: 'saknas' | '';
  alt_saknas: Language | '';
  /** Id of a collection. */
  samling: string;
  format: (typeof FORMATS)[number] | '';
  /** Who uploaded it: an id, or `jag` for whoever looks. */
  av: string;
  /** Days, both included. */
  fran: string;
  till: string;
  vy: 'lista' | '';
  /** Id of the picture that is open. */
  bild: string;
  sida: number;
}

const NARROWING = [
  'sok',
  'rattighet',
  'anvand',
  'kredit',
  'alt_saknas',
  'samling',
  'format',
  'av',
  'fran',
  'till',
] as const satisfies ReadonlyArray<keyof LibraryFilter>;

export const WHOLE_LIBRARY: LibraryFilter = {
  ...{ sok: '', rattighet: '', anvand: '', kredit: '', alt_saknas: '', samling: '', format: '', av: '', fran: '', till: '' },
  ...{ vy: '', bild: '', sida: 1 },
};

type SearchParams = Record<string, string | string[] | undefined>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads an address. What it does not know it leaves out; a page that is no number is the first. */
export function libraryFilterOf(params: SearchParams): LibraryFilter {
  const one = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  const among = <Known extends string>(known: readonly Known[], name: string) => known.find((value) => value === one(name)) ?? '';
  const language = one('alt_saknas');
  return {
    sok: one('sok').slice(0, 200),
    rattighet: among(RIGHTS_STATES, 'rattighet'),
    anvand: among(USES, 'anvand'),
    kredit: among(['saknas'], 'kredit'),
    alt_saknas: isLanguage(language) ? language : '',
    samling: one('samling').slice(0, 100),
    format: among(FORMATS, 'format'),
    av: one('av').slice(0, 100),
    fran: DAY.test(one('fran')) ? one('fran') : '',
    till: DAY.test(one('till')) ? one('till') : '',
    vy: among(['lista'], 'vy'),
    bild: one('bild').slice(0, 100),
    sida: pageNumber(params.sida),
  };
}

/** The address of a filter, without what is empty: two people who see the same pictures share the same address. */
export function libraryAddressOf(filter: LibraryFilter): string {
  const query = new URLSearchParams();
  for (const name of [...NARROWING, 'vy', 'bild'] as const) if (filter[name] !== '') query.set(name, filter[name]);
  if (filter.sida > 1) query.set('sida', String(filter.sida));
  return query.size === 0 ? '/studio/bilder' : `/studio/bilder?${query}`;
}

/** The same with something changed; any change of what is shown goes back to the first page, with no picture open. */
export function changedFilter(filter: LibraryFilter, change: Partial<LibraryFilter>): LibraryFilter {
  return { ...filter, bild: '', sida: 1, ...change };
}

export function isNarrowed(filter: LibraryFilter): boolean {
  return NARROWING.some((name) => filter[name] !== '');
}

/** The filter as the operation takes it, for whoever looks, `me`: what is empty is left out. */
export function libraryQueryOf(filter: LibraryFilter, me: string): OperationCallInput<'listaMedia'> {
  const asked = { ...filter, av: filter.av === 'jag' ? me : filter.av };
  const given = NARROWING.filter((name) => asked[name] !== '').map((name) => [name, asked[name]]);
  return { ...Object.fromEntries(given), sida: filter.sida };
}
