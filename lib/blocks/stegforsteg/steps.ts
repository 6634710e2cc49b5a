import type { Attrs } from '#lib/blocks/stegforsteg/schema.ts';

type Written = NonNullable<NonNullable<Attrs['steg']>[number]>;

export interface Step {
  /** As readers see it: the first is 1. */
  nr: number;
  rubrik: string;
  text: string;
  bild: Written['bild'];
}

/** The steps that readers see: those that say what to do. */
export function steps({ steg = [] }: Attrs): Step[] {
  return steg
    .map((step) => ({ rubrik: step?.rubrik?.trim() ?? '', text: step?.text?.trim() ?? '', bild: step?.bild }))
    .filter(({ rubrik, text }) => rubrik !== '' || text !== '')
    .map((step, index) => ({ ...step, nr: index + 1 }));
}

/** Where a step can be linked to within the page. */
export function stepAnchor(id: string, nr: number): string {
  return `${id}-steg-${nr}`;
}
