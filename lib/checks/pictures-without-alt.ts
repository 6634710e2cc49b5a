import { picturesInFields } from '#lib/blocks/block-pictures.ts';
import { walkDocument } from '#lib/checks/block-walk.ts';
import { shownHero } from '#lib/checks/image-checks.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import type { Hero } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/** The pictures of a version that say nothing to who does not see them: how many, and the block of the first; '' is the one at the top. */
export interface WithoutAlt {
  antal: number;
  block: string;
}

/** Those that the checks find to have no alternative text; nothing where each has one. */
export function* picturesWithoutAlt({ hero, block }: { hero: Hero | null; block: readonly Block[] }): Steps<WithoutAlt | undefined> {
  const { all } = yield* walkDocument(block);
  const inBlocks = yield* gathered(all, ({ node, falt, id, fields }) =>
    picturesInFields(node, falt, fields).flatMap(({ alt }) => (alt === '' ? [id] : [])),
  );
  const blocks = [...(shownHero(hero)?.alt === '' ? [''] : []), ...inBlocks];
  return blocks[0] === undefined ? undefined : { antal: blocks.length, block: blocks[0] };
}
