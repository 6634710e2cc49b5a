import type { Attrs } from '#lib/blocks/recept/schema.ts';
import { durationSeconds, parseDuration } from '#lib/content/duration.ts';
import type { Language } from '#lib/contract/languages.ts';

export interface Ingredient {
  mangd: string;
  vara: string;
}

export interface IngredientGroup {
  namn: string;
  rader: Ingredient[];
}

const words = (value: string | number | undefined) => (value === undefined ? '' : String(value).trim());

/** The ingredients that are named, in the groups that have any. */
export function ingredientGroups({ grupper = [] }: Attrs): IngredientGroup[] {
  return grupper
    .map((group) => ({
      namn: words(group?.namn),
      rader: (group?.rader ?? []).map((row) => ({ mangd: words(row?.mangd), vara: words(row?.vara) })).filter(({ vara }) => vara !== ''),
    }))
    .filter(({ rader }) => rader.length > 0);
}

type WrittenPicture = NonNullable<NonNullable<Attrs['stegbilder']>[number]['bild']>;

export interface RecipeStep {
  /** As readers see it: the first is 1. */
  nr: number;
  text: string;
  bilder: WrittenPicture[];
}

/** The steps that say something, each with the pictures that show it. */
export function steps({ steg = [], stegbilder = [] }: Attrs): RecipeStep[] {
  return steg
    .map((step) => step?.trim() ?? '')
    .filter((step) => step !== '')
    .map((text, index) => ({ nr: index + 1, text, bilder: picturesOf(stegbilder, index + 1) }));
}

function picturesOf(stegbilder: NonNullable<Attrs['stegbilder']>, nr: number): WrittenPicture[] {
  return stegbilder.flatMap((row) => (row?.steg === nr && row.bild?.src ? [row.bild] : []));
}

/** Where a step can be linked to within the page. */
export function stepAnchor(id: string, nr: number): string {
  return `${id}-steg-${nr}`;
}

const UNIT = { sv: { portioner: ['portion', 'portioner'], tid: 'min' }, en: { portioner: ['serving', 'servings'], tid: 'min' } } as const;

/** How much it makes, in words; a bare number is servings. */
export function shownYield({ portioner }: Attrs, sprak: Language): string {
  const [one, several] = UNIT[sprak].portioner;
  return withUnit(words(portioner), (number) => (number === '1' ? one : several));
}

/** The whole time, and what of it is preparing and what is cooking. */
export const TIMES = ['tid', 'forberedelse', 'tillagning'] as const;

export type RecipeTime = (typeof TIMES)[number];

/** How long it takes, in words; a bare number is minutes. */
export function shownTime(attrs: Attrs, time: RecipeTime, sprak: Language): string {
  return withUnit(words(attrs[time]), () => UNIT[sprak].tid);
}

function withUnit(text: string, unit: (number: string) => string): string {
  return /^\d+([.,]\d+)?$/.test(text) ? `${text} ${unit(text)}` : text;
}

/** The same as ISO 8601; `undefined` for words that no length of time can be read from. */
export function isoTime(attrs: Attrs, time: RecipeTime): string | undefined {
  return parseDuration(shownTime(attrs, time, 'sv'));
}

/** The same in seconds. */
export function timeInSeconds(attrs: Attrs, time: RecipeTime): number | undefined {
  return durationSeconds(shownTime(attrs, time, 'sv'));
}
