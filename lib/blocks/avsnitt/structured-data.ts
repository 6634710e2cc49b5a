import { sectionsOf } from '#lib/blocks/avsnitt/contents.tsx';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { Block } from '#lib/contract/block.ts';

const FEWEST = 2;

/** The sections of a list as one, from two of them; `undefined` for fewer. */
export function sectionList(blocks: readonly Block[], context: RenderContext): object | undefined {
  const sections = sectionsOf(blocks);
  if (sections.length < FEWEST) return undefined;
  const order = context.avsnittRiktning === 'ned' ? 'Descending' : 'Ascending';
  return {
    '@type': 'ItemList',
    '@id': '#avsnitt',
    numberOfItems: sections.length,
    itemListOrder: `https://schema.org/ItemListOrder${order}`,
    itemListElement: sections.map(({ id, rubrik }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: rubrik,
      ...(context.lank === undefined || id === '' ? {} : { url: `${context.lank}#${id}` }),
    })),
  };
}
