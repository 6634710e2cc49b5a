import { randomBytes } from 'node:crypto';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';

/** So many blocks of all types by turns, each a right example of its type, with ids of their own. */
export function mixedDocument(count: number): Block[] {
  const types = [...BLOCKS_WITH_EXAMPLES.values()];
  const blocks = Array.from({ length: count }, (_, index) => {
    const { examples } = types[index % types.length] ?? { examples: { valid: [] } };
    const example = examples.valid[Math.floor(index / types.length) % examples.valid.length]?.block;
    if (example === undefined) throw new Error('a block type has no example');
    return withoutIds(example);
  });
  const { block, fel } = parseDocument(blocks, { newId: () => `b${randomBytes(8).toString('hex')}` });
  if (fel.length > 0) throw new Error(JSON.stringify(fel[0]));
  return block;
}

function withoutIds({ attrs: { id: _, ...attrs } = {}, content, ...rest }: Block): Block {
  return {
    ...rest,
    attrs,
    ...(content === undefined ? {} : { content: content.map((child) => (isTextNode(child) ? child : withoutIds(child))) }),
  };
}
