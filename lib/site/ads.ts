import type { Block } from '#lib/contract/block.ts';
import { type AdConsent, type AdPlace, type AdSlot, isInArticle, MOST_ADS_IN_ROW } from '#lib/contract/closed/ads.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Settings } from '#lib/contract/settings.ts';

/** The ads of a site that has any. */
export interface SiteAds {
  samtycke: Exclude<AdConsent, 'inga'>;
  /** Of the page that asks, where that is not Studio's own script; '' where it is. */
  tcf: string;
  platser: readonly AdSlot[];
}

/** `undefined` where a newsroom has none: then nothing of them is sent. */
export function adsOf({ samtycke, tcf_adress, platser }: Settings['annonser']): SiteAds | undefined {
  if (samtycke === 'inga' || platser.length === 0) return undefined;
  return { samtycke, tcf: samtycke === 'tcf' ? tcf_adress : '', platser };
}

/** The origins that pages frame, each once, in one order. */
export function adOrigins({ tcf, platser }: SiteAds): string[] {
  const framed = [...(tcf === '' ? [] : [tcf]), ...platser.map(({ adress }) => adress)];
  return [...new Set(framed.map((address) => new URL(address).origin))].toSorted();
}

/** The slots at a place of pages in that language that are of that section, or of all where the page is of none. */
export function slotsAt(ads: SiteAds | undefined, plats: AdPlace, sprak: Language, sektion?: string): AdSlot[] {
  return (ads?.platser ?? []).filter((slot) => slot.plats === plats && isOfLanguage(slot, sprak) && isOfSection(slot, sektion));
}

/** The slots that may stand in an article of the section in that language. */
export function slotsOfSection(ads: SiteAds | undefined, sprak: Language, sektion: string): AdSlot[] {
  return (ads?.platser ?? []).filter((slot) => isInArticle(slot) && isOfLanguage(slot, sprak) && isOfSection(slot, sektion));
}

function isOfLanguage({ sprak: own }: AdSlot, sprak: Language): boolean {
  return own.length === 0 || own.includes(sprak);
}

function isOfSection({ sektioner }: AdSlot, sektion: string | undefined): boolean {
  return sektioner.length === 0 || (sektion !== undefined && sektioner.includes(sektion));
}

/** Of an article: its template, whether it stands in the lists, and whether somebody pays for it. */
interface Shown {
  mall: string;
  listad: boolean;
  isSponsored: boolean;
  block: readonly Block[];
}

/** What stands first in the text, after which of its blocks, and last. */
export interface ArticleAds {
  forst: AdSlot | undefined;
  efter: ReadonlyMap<number, AdSlot>;
  sist: AdSlot | undefined;
}

/**
 * Where in an article the ads stand. None in what somebody pays for: readers must not take the one for the other; and on a page that stands
 * by itself, as who we are, only where that template is named.
 */
export function layOutAds(slots: readonly AdSlot[], { mall, listad, isSponsored, block }: Shown): ArticleAds {
  const own = isSponsored ? [] : slots.filter(({ mallar }) => (mallar.length === 0 ? listad : mallar.includes(mall)));
  const at = (plats: AdPlace) => own.filter((slot) => slot.plats === plats);
  return { forst: at('efter_ingress')[0], efter: betweenParagraphs(at('i_texten'), block), sist: at('efter_texten')[0] };
}

/** What may follow an ad in a text: what a paragraph leads on to otherwise, as a list or a quotation, stands with it. */
const BEGINS_ANEW: ReadonlySet<string> = new Set(['paragraph', 'heading']);

/**
 * After at least so many paragraphs, between one and what begins anew: no heading is left without its text, and no list without what leads to
 * it; never last. Several take turns.
 */
function betweenParagraphs(slots: readonly AdSlot[], block: readonly Block[]): Map<number, AdSlot> {
  const places = new Map<number, AdSlot>();
  let since = 0;
  for (const [index, { type }] of block.entries()) {
    if (type !== 'paragraph') continue;
    since += 1;
    const slot = slots[places.size % slots.length];
    const next = block[index + 1];
    if (slot === undefined || next === undefined || !BEGINS_ANEW.has(next.type)) continue;
    if (since < (slots[0]?.intervall ?? 0) || places.size >= MOST_ADS_IN_ROW) continue;
    places.set(index, slot);
    since = 0;
  }
  return places;
}

/** What stands after so many rows: several slots at one place take turns, at the distance that the first of them has. */
export function adAfter(slots: readonly AdSlot[], shown: number): AdSlot | undefined {
  const intervall = slots[0]?.intervall ?? 0;
  const nr = shown / intervall;
  return Number.isInteger(nr) && nr >= 1 && nr <= MOST_ADS_IN_ROW ? slots[(nr - 1) % slots.length] : undefined;
}
