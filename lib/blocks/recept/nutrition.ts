import type { Attrs } from '#lib/blocks/recept/schema.ts';
import type { Language } from '#lib/contract/languages.ts';

type Nutrition = NonNullable<Attrs['naring']>;
type Nutrient = keyof Nutrition;

const NAMES: Record<Language, Record<Nutrient, string>> = {
  sv: { kcal: 'Energi', fett: 'Fett', kolhydrater: 'Kolhydrater', protein: 'Protein', salt: 'Salt' },
  en: { kcal: 'Energy', fett: 'Fat', kolhydrater: 'Carbohydrates', protein: 'Protein', salt: 'Salt' },
};
const NUTRIENTS = ['kcal', 'fett', 'kolhydrater', 'protein', 'salt'] as const satisfies readonly Nutrient[];

/** Salt is sodium two and a half times over (Regulation (EU) No 1169/2011, annex I), and search engines ask for the sodium. */
const SODIUM_OF_SALT_MG = 1000 / 2.5;

/** What a portion holds, as readers see it; what is negative is no amount. */
export function shownNutrition({ naring }: Attrs, sprak: Language): Array<{ namn: string; mangd: string }> {
  return told(naring).map(([name, amount]) => ({
    namn: NAMES[sprak][name],
    mangd: `${amount.toLocaleString(sprak, { useGrouping: false, maximumFractionDigits: 2 })} ${name === 'kcal' ? 'kcal' : 'g'}`,
  }));
}

/** The same as a node of structured data; `undefined` when nothing is known. */
export function nutritionNode({ naring }: Attrs): object | undefined {
  const known = told(naring).map(([name, amount]) => PROPERTIES[name](amount));
  return known.length === 0 ? undefined : { '@type': 'NutritionInformation', ...Object.fromEntries(known) };
}

const PROPERTIES: Record<Nutrient, (amount: number) => readonly [property: string, value: string]> = {
  kcal: (amount) => ['calories', `${amount} kcal`],
  fett: (amount) => ['fatContent', `${amount} g`],
  kolhydrater: (amount) => ['carbohydrateContent', `${amount} g`],
  protein: (amount) => ['proteinContent', `${amount} g`],
  salt: (amount) => ['sodiumContent', `${Math.round(amount * SODIUM_OF_SALT_MG)} mg`],
};

function told(naring: Attrs['naring']): Array<[Nutrient, number]> {
  return NUTRIENTS.flatMap((name) => {
    const amount = naring?.[name];
    return amount === undefined || amount < 0 ? [] : [[name, amount]];
  });
}
