/** One row of a recipe's ingredients, as it is written. */
export interface IngredientRow {
  mangd?: string;
  vara?: string;
}

const NUMBER = String.raw`(?:ca\.?\s+|cirka\s+|drygt\s+|knappt\s+)?(?:\d+(?:[.,/]\d+)?(?:\s+\d\/\d)?\s*[½⅓⅔¼¾⅛]?|[½⅓⅔¼¾⅛])`;
const RANGE = String.raw`${NUMBER}(?:\s*[-–]\s*${NUMBER})?`;
const MEASURES = [
  'ml cl dl l liter msk tsk krm g gram hg kg',
  'st stycken styck knippe knippen klyfta klyftor skiva skivor burk burkar paket påse påsar förpackning förpackningar kruka krukor',
  'blad kvist kvistar nypa nypor näve nävar ask askar flaska flaskor stjälk stjälkar bit bitar tärning tärningar huvud huvuden',
  'cup cups tbsp tsp oz lb pinch clove cloves slice slices can cans bunch handful',
]
  .join(' ')
  .replaceAll(' ', '|');
const WORDS = '(?:en|ett|två|tre|fyra|fem|sex|några|ett par|en halv|ett halvt)';

/** A number, with or without a measure and a note of its size in brackets; or a counted measure in words. */
const AMOUNT = new RegExp(
  String.raw`^((?:${RANGE}(?:\s*(?:${MEASURES})\b\.?)?(?:\s*\([^)]*\))?)|(?:${WORDS}\s+(?:${MEASURES})\b))\s+(\S.*)$`,
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
