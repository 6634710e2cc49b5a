import type { Attrs } from '#lib/blocks/recept/schema.ts';
import { parseDuration } from '#lib/content/duration.ts';
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

/** The steps that say something. */
export function steps({ steg = [] }: Attrs): string[] {
  return steg.map((step) => step?.trim() ?? '').filter((step) => step !== '');
}

const UNIT = { sv: { portioner: ['portion', 'portioner'], tid: 'min' }, en: { portioner: ['serving', 'servings'], tid: 'min' } } as const;

/** How much it makes, in words; a bare number is servings. */
export function shownYield({ portioner }: Attrs, sprak: Language): string {
  const [one, several] = UNIT[sprak].portioner;
  return withUnit(words(portioner), (number) => (number === '1' ? one : several));
}

/** How long it takes, in words; a bare number is minutes. */
export function shownTime({ tid }: Attrs, sprak: Language): string {
  return withUnit(words(tid), () => UNIT[sprak].tid);
}

function withUnit(text: string, unit: (number: string) => string): string {
  return /^\d+([.,]\d+)?$/.test(text) ? `${text} ${unit(text)}` : text;
}

/** The same as ISO 8601; `undefined` for words that no length of time can be read from. */
export function totalTime(attrs: Attrs): string | undefined {
  return parseDuration(shownTime(attrs, 'sv'));
}
