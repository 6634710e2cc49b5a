import type { Place } from '#lib/access/where-readers-have-it.ts';

/** Where what is published has been approved by somebody who has not written it: in any of the sections, and of any of the templates. */
export interface FourEyes {
  sektioner: readonly string[];
  mallar: readonly string[];
}

/** Whether that is asked in any of the places: where an article is on its way takes it out of no rule that its readers have it by. */
export function asksFourEyes({ sektioner, mallar }: FourEyes, places: readonly Place[]): boolean {
  return places.some(({ sektion, mall }) => sektioner.includes(sektion) || mallar.includes(mall));
}
