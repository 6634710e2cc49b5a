import type { Tag } from '#lib/contract/tag.ts';

/** How many public articles a tag has, as it is shown beside its name: «100+» where they are more than are counted. */
export function countInWords({ antal, antal_minst }: Pick<Tag, 'antal' | 'antal_minst'>): string {
  return `${antal}${antal_minst === true ? '+' : ''}`;
}

/** How much a tag is used these thirty days, and how that was before; empty for one that is not used. */
export function trendInWords({ nu, fore }: Tag['trend']): string {
  if (nu === 0 && fore === 0) return '';
  const way = nu > fore ? ', fler än före det' : nu < fore ? `, mot ${fore} före det` : '';
  return `${nu} på 30 dagar${way}`;
}
