/** One row of a recipe's ingredients, as it is written. */
export interface IngredientRow {
  mangd?: string;
  vara?: string;
}

// Of a line in which all white space is one space.
const NUMBER = String.raw`(?:ca\.? |cirka |drygt |knappt )?(?:\d+(?:[.,/]\d+)?(?: \d\/\d)? ?[½⅓⅔¼¾⅛]?|[½⅓⅔¼¾⅛])`;
const RANGE = `${NUMBER}(?: ?[-–] ?${NUMBER})?`;
const SHORT = 'ml|cl|dl|l|liter|msk|tsk|krm|g|gram|hg|kg|cup|cups|tbsp|tsp|oz|lb';
const COUNTED =
  'st|stycken|styck|knippe|knippen|klyfta|klyftor|skiva|skivor|burk|burkar|paket|påse|påsar|förpackning|förpackningar|kruka|krukor';
const SMALL = 'blad|kvist|kvistar|nypa|nypor|näve|nävar|ask|askar|flaska|flaskor|stjälk|stjälkar|bit|bitar|tärning|tärningar|huvud|huvuden';
const ENGLISH = 'pinch|clove|cloves|slice|slices|can|cans|bunch|handful';
const MEASURES = `${SHORT}|${COUNTED}|${SMALL}|${ENGLISH}`;
const WORDS = '(?:en|ett|två|tre|fyra|fem|sex|några|ett par|en halv|ett halvt)';

/** A number, with or without a measure and a note of its size in brackets; or a counted measure in words. */
const AMOUNT = new RegExp(
  String.raw`^((?:${RANGE}(?: ?(?:${MEASURES})\b\.?)?(?: ?\([^)]*\))?)|(?:${WORDS} (?:${MEASURES})\b)) (\S.*)$`,
  'iu',
);

/** The amount and the ingredient of a line as it stands in a recipe: «2 dl mjölk», «en nypa salt», «3 ägg», «peppar». */
export function readIngredient(line: string): IngredientRow {
  const written = line.trim();
  const [amount = '', ...rest] = written.split(/\t+/).map((part) => part.trim());
  const thing = rest.join(' ');
  if (amount !== '' && thing !== '') return { mangd: amount, vara: thing };
  const found = AMOUNT.exec(written.replace(/\s+/g, ' '));
  return found === null ? { vara: written.replace(/\s+/g, ' ') } : { mangd: found[1]?.trim() ?? '', vara: found[2] ?? '' };
}

export function isEmptyRow(row: { mangd?: string | number | undefined; vara?: string | undefined }): boolean {
  return `${row.mangd ?? ''}${row.vara ?? ''}`.trim() === '';
}
