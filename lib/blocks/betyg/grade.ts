import type { Language } from '#lib/contract/languages.ts';

/** The highest there is; the lowest is 1. */
export const BEST = 5;

/** Whether readers can be shown it: 1 to 5 in half steps. */
export function isGrade(betyg: number | undefined): betyg is number {
  return betyg !== undefined && betyg >= 1 && betyg <= BEST && Number.isInteger(betyg * 2);
}

/** «4 av 5», «3,5 av 5», «4 out of 5». */
export function gradeInWords(betyg: number, sprak: Language): string {
  return sprak === 'en' ? `${betyg} out of ${BEST}` : `${String(betyg).replace('.', ',')} av ${BEST}`;
}

export type Star = 'hel' | 'halv' | 'tom';

/** The five stars of a grade. */
export function stars(betyg: number): Star[] {
  return Array.from({ length: BEST }, (_, index) => (betyg >= index + 1 ? 'hel' : betyg > index ? 'halv' : 'tom'));
}
