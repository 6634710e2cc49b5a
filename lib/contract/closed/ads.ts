import type { Language } from '#lib/contract/languages.ts';

/** How readers are asked: nobody is where there are no ads. */
export const AD_CONSENTS = ['inga', 'egen', 'tcf'] as const;
export type AdConsent = (typeof AD_CONSENTS)[number];

/** Where on a page an ad may stand. */
export const AD_PLACES = ['efter_ingress', 'i_texten', 'efter_texten', 'framsida', 'lista'] as const;
export type AdPlace = (typeof AD_PLACES)[number];

/** What is reserved on a narrow screen and on a wide one, width and height: what ad servers deliver in. */
export const NARROW_AD_SIZES = ['320x50', '320x100', '320x160', '300x250', '320x320', '320x480'] as const;
export const WIDE_AD_SIZES = ['300x250', '468x240', '580x400', '300x600', '728x90', '980x120', '980x240', '980x300'] as const;
export type NarrowAdSize = (typeof NARROW_AD_SIZES)[number];
export type WideAdSize = (typeof WIDE_AD_SIZES)[number];

/** As many slots as a newsroom may have, and as many as one page shows in its text or its rows. */
export const MOST_AD_SLOTS = 8;
export const MOST_ADS_IN_ROW = 5;

/** As wide as the column of an article: what stands in its text is no wider. */
export const ARTICLE_COLUMN = 640;

/** One reserved place, as it is set. */
export interface AdSlot {
  /** What the newsroom calls it. */
  namn: string;
  plats: AdPlace;
  /** After every how many paragraphs, bands or rows; of no use where there is one place. */
  intervall: number;
  /** Ids of templates and of sections; none: all. */
  mallar: string[];
  sektioner: string[];
  /** The languages of the pages; none: all. */
  sprak: Language[];
  smal: NarrowAdSize;
  bred: WideAdSize;
  /** Of the page that is shown in it. */
  adress: string;
}

/** Whether the place is within the text of an article. */
export function isInText({ plats }: Pick<AdSlot, 'plats'>): boolean {
  return plats === 'efter_ingress' || plats === 'i_texten';
}

/** Whether the place is on the page of an article. */
export function isInArticle(slot: Pick<AdSlot, 'plats'>): boolean {
  return isInText(slot) || slot.plats === 'efter_texten';
}

/** Whether it stands several times on a page. */
export function isRepeated({ plats }: Pick<AdSlot, 'plats'>): boolean {
  return plats === 'i_texten' || plats === 'framsida' || plats === 'lista';
}
