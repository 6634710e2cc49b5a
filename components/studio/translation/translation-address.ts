import { pageNumber } from '#components/studio/page-number.ts';
import { isLanguage, LANGUAGES, type Language } from '#lib/contract/languages.ts';

export const GAPS = ['inaktuell', 'saknas'] as const;
export type Gap = (typeof GAPS)[number];

/** What the page of translations shows, as its address says it. */
export interface TranslationView {
  till: Language;
  /** `inaktuell`: older than its source; `saknas`: published without. */
  lage: Gap;
  sektion: string;
  sida: number;
  /** The jobs that are being watched; none while articles are chosen. */
  jobb: string[];
}

const PAGE = '/studio/oversattningar';
const FIRST: TranslationView = { till: 'en', lage: 'inaktuell', sektion: '', sida: 1, jobb: [] };

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads an address; what it does not know it leaves out. */
export function viewOf(params: SearchParams): TranslationView {
  const one = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  const till = one('till');
  return {
    till: isLanguage(till) ? till : FIRST.till,
    lage: GAPS.find((gap) => gap === one('lage')) ?? FIRST.lage,
    sektion: one('sektion'),
    sida: pageNumber(params.sida),
    jobb: one('jobb')
      .split(',')
      .filter((id) => id !== ''),
  };
}

/** The address of a view, without what goes without saying. */
export function addressOf({ till, lage, sektion, sida, jobb }: TranslationView): string {
  const query = new URLSearchParams();
  if (till !== FIRST.till) query.set('till', till);
  if (lage !== FIRST.lage) query.set('lage', lage);
  if (sektion !== '') query.set('sektion', sektion);
  if (sida > 1) query.set('sida', String(sida));
  const text = query.toString();
  // Read aloud or sent to a colleague, an address is easier with its commas.
  const jobs = jobb.length === 0 ? '' : `jobb=${jobb.join(',')}`;
  const all = [text, jobs].filter((part) => part !== '').join('&');
  return all === '' ? PAGE : `${PAGE}?${all}`;
}

/** The language that is translated from where `till` is translated to. */
export function sourceFor(till: Language): Language {
  return LANGUAGES.find((language) => language !== till) ?? till;
}
