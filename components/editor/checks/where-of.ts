import { fieldName } from '#components/studio/history/field-name.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import { blockText } from '#lib/content/plain-text.ts';
import type { Block } from '#lib/contract/block.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';

const SNIPPET = 40;

/** «Stycke · I går beslutade kommunen …», or the name of the field. */
export function whereOf({ falt, block }: FaultEntry, blocks: readonly Block[]): string {
  if (block === undefined) return ITEM_FIELDS[falt.replace(/[.[].*/, '')] ?? fieldName(falt);
  return blockInWords(block, blocks);
}

/** «Stycke · I går beslutade kommunen …», of the block with that id. */
export function blockInWords(block: string, blocks: readonly Block[]): string {
  const found = byIdIn(blocks).get(block);
  if (found === undefined) return 'I texten';
  const name = BLOCKS.get(found.type)?.namn ?? found.type;
  const text = blockText(found.content ?? []);
  return text === '' ? name : `${name} · ${text.length > SNIPPET ? `${text.slice(0, SNIPPET)} …` : text}`;
}

const known = new WeakMap<readonly Block[], ReadonlyMap<string, Block>>();

/** A check of a long text says something of hundreds of its blocks. */
function byIdIn(blocks: readonly Block[]): ReadonlyMap<string, Block> {
  const before = known.get(blocks);
  if (before !== undefined) return before;
  const byId = new Map(blocks.toReversed().map((block) => [blockId(block), block]));
  known.set(blocks, byId);
  return byId;
}

const ITEM_FIELDS: Partial<Record<string, string>> = {
  block: 'Texten',
  taggar: 'Taggar',
  kategorier: 'Kategorier',
  sektion: 'Sektion',
  mall: 'Mall',
  sponsrad: 'Sponsring',
  kallor: 'Källor',
  hero: 'Huvudbild',
};
