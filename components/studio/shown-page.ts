/** Which page of a list is shown, and how long the list is, as the service tells it; with `antal_minst` the list has more than `antal`. */
export interface ShownPage {
  sida: number;
  sidor: number;
  antal: number;
  antal_minst?: true | undefined;
  per_sida: number;
}

/** What an answer says of its page, without the rows. */
export function shownPage({ sida, sidor, antal, antal_minst, per_sida }: ShownPage): ShownPage {
  return { sida, sidor, antal, antal_minst, per_sida };
}

const NUMBER = new Intl.NumberFormat('sv');

/** «12», or of what was counted no further «fler än 1 000». */
export function countWords({ antal, antal_minst }: Pick<ShownPage, 'antal' | 'antal_minst'>): string {
  return `${antal_minst === true ? 'fler än ' : ''}${NUMBER.format(antal)}`;
}

/** Which rows of how many: «26–50 av fler än 1 000». */
export function rowWords(page: ShownPage): string {
  const first = (page.sida - 1) * page.per_sida + 1;
  return `${NUMBER.format(first)}–${NUMBER.format(Math.min(page.sida * page.per_sida, page.antal))} av ${countWords(page)}`;
}

/** Which page of how many: «Sida 2 av minst 41». */
export function pageWords({ sida, sidor, antal_minst }: ShownPage): string {
  return `Sida ${NUMBER.format(sida)} av ${antal_minst === true ? 'minst ' : ''}${NUMBER.format(sidor)}`;
}

/** Whether the list goes on behind the last page that there is a way to. */
export function goesOn({ sida, sidor, antal_minst }: ShownPage): boolean {
  return antal_minst === true && sida >= sidor;
}
