import type { Section } from '#lib/contract/section.ts';

/** The ids of the sections that take new articles, for «Välj en av …»; where there are none, who makes them. */
export function openSections(sections: ReadonlyArray<Pick<Section, 'id' | 'arkiverad'>>): string {
  const open = sections.flatMap(({ id, arkiverad }) => (arkiverad ? [] : [id]));
  return open.length > 0 ? open.join(', ') : 'dem som en administratör skapar under Sektioner (ännu finns inga)';
}
