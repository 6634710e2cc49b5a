import type { Block } from '#lib/contract/block.ts';

/**
 * Turns the shorthands `attrs.punkter` and `attrs.text` into paragraphs in `content` (interface.md, faktaruta), after
 * what `content` already holds. Both shorthands are gone afterwards, so that normalising twice changes nothing.
 */
export function normalise(block: Block): Block {
  const { punkter, text, ...attrs } = block.attrs ?? {};
  if (punkter === undefined && text === undefined) return block;
  const texts = [...(Array.isArray(punkter) ? punkter : []), ...(typeof text === 'string' ? text.split(/\n\s*\n/) : [])];
  const paragraphs = texts
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '')
    .map((entry): Block => ({ type: 'paragraph', content: [{ type: 'text', text: entry }] }));
  return { ...block, attrs, content: [...(block.content ?? []), ...paragraphs] };
}
