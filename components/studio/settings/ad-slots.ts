import type { Option } from '#components/ui/option-list.tsx';
import {
  AD_PLACES,
  type AdPlace,
  type AdSlot,
  ARTICLE_COLUMN,
  isInText,
  NARROW_AD_SIZES,
  type NarrowAdSize,
  WIDE_AD_SIZES,
  type WideAdSize,
} from '#lib/contract/closed/ads.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';

const PLACE_NAMES: Record<AdPlace, string> = {
  efter_ingress: 'Efter ingressen',
  i_texten: 'Mellan stycken i texten',
  efter_texten: 'Efter texten',
  framsida: 'Mellan raderna på framsidan',
  lista: 'Mellan artiklarna i en lista',
};

/** What is counted between two where there may be several. */
export const COUNTED: Record<AdPlace, string> = {
  efter_ingress: '',
  i_texten: 'stycken',
  efter_texten: '',
  framsida: 'rader',
  lista: 'artiklar',
};

const LANGUAGE_NAMES: Record<Language, string> = { sv: 'Svenska', en: 'Engelska' };

export const LANGUAGE_CHOICES: readonly Option[] = LANGUAGES.map((id) => ({ id, namn: LANGUAGE_NAMES[id] }));
export const PLACE_CHOICES: readonly Option[] = AD_PLACES.map((id) => ({ id, namn: PLACE_NAMES[id] }));
export const NARROW_CHOICES: readonly Option[] = NARROW_AD_SIZES.map((id) => ({ id, namn: sizeInWords(id) }));

/** The sizes on a wide screen that there is room for at the place. */
export function wideChoices(slot: Pick<AdSlot, 'plats'>): readonly Option[] {
  return WIDE_AD_SIZES.filter((size) => fits(slot, size)).map((id) => ({ id, namn: sizeInWords(id) }));
}

/** The slot at another place, as wide as there is room for. */
export function movedTo(slot: AdSlot, plats: AdPlace): AdSlot {
  return { ...slot, plats, bred: fits({ plats }, slot.bred) ? slot.bred : '580x400' };
}

function fits(slot: Pick<AdSlot, 'plats'>, size: WideAdSize): boolean {
  return !isInText(slot) || sizeOf(size).bredd <= ARTICLE_COLUMN;
}

/** Width and height, in pixels. */
export function sizeOf(size: NarrowAdSize | WideAdSize): { bredd: number; hojd: number } {
  const [bredd = 0, hojd = 0] = size.split('x').map(Number);
  return { bredd, hojd };
}

function sizeInWords(size: NarrowAdSize | WideAdSize): string {
  return size.replace('x', ' × ');
}

/** A slot that is there for the first time: under a name that no other has. */
export function newSlot(others: readonly AdSlot[]): AdSlot {
  const names = new Set(others.map(({ namn }) => namn));
  let nr = others.length + 1;
  while (names.has(`Plats ${nr}`)) nr += 1;
  return {
    ...{ namn: `Plats ${nr}`, plats: 'i_texten', intervall: 5, mallar: [], sektioner: [], sprak: [] },
    smal: '300x250',
    bred: '580x400',
    adress: '',
  };
}

/** Slots as they stand in a form. */
export function wordsOfSlots(slots: readonly unknown[]): string {
  return slots.length === 0 ? '' : JSON.stringify(slots);
}

/** What such words say; of what is no slot nothing. */
export function slotsOf(words: string): AdSlot[] {
  if (words === '') return [];
  const written: unknown = JSON.parse(words);
  return Array.isArray(written) ? written.flatMap((slot) => (isSlot(slot) ? [slot] : [])) : [];
}

function isSlot(slot: unknown): slot is AdSlot {
  return typeof slot === 'object' && slot !== null && 'namn' in slot && 'plats' in slot && 'smal' in slot && 'bred' in slot;
}

/** «Toppen: Efter ingressen, annons.exempel.se; Botten: …». */
export function toldSlots(words: string): string {
  return slotsOf(words)
    .map(({ namn, plats, adress }) => `${namn}: ${PLACE_NAMES[plats]}${adress === '' ? '' : `, ${URL.parse(adress)?.host ?? adress}`}`)
    .join('; ');
}
