import type { EditorState, Transaction } from '@tiptap/pm/state';
import { findBlock, removeBlock } from '#components/editor/body/top-blocks.ts';
import { blockId } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Block } from '#lib/contract/block.ts';

/** What taking a suggestion, or taking it back, does to the text: one block that is filled in. */
export type BlockChange =
  | { vad: 'andra'; id: string; attrs: Record<string, unknown> }
  | { vad: 'nytt'; type: string; attrs: Record<string, unknown>; plats: 'forst' | 'sist' }
  | { vad: 'bort'; id: string };

export interface RelatedLink {
  rubrik: string;
  url: string;
}

/** The block with the article's points, of several the first. */
export function pointsBlock(blocks: readonly Block[]): Block | undefined {
  return blocks.find(({ type }) => type === 'viktigast');
}

/** The points that stand in the article; undefined when it has no block for them. */
export function pointsIn(block: Block | undefined): readonly string[] | undefined {
  const punkter = block?.attrs?.punkter;
  if (block === undefined) return undefined;
  return Array.isArray(punkter) ? punkter.map(String) : [];
}

/** Puts the points in the article: in the block that is there, else in a new one at the top. Without points, the block goes. */
export function pointsChange(blocks: readonly Block[], punkter: readonly string[] | undefined): BlockChange | undefined {
  const block = pointsBlock(blocks);
  if (punkter === undefined) return block === undefined ? undefined : { vad: 'bort', id: blockId(block) };
  if (block === undefined) return { vad: 'nytt', type: 'viktigast', attrs: { punkter }, plats: 'forst' };
  return { vad: 'andra', id: blockId(block), attrs: { ...block.attrs, punkter } };
}

/** The blocks with chosen links; one that shows the latest with a tag chooses its own. */
function relatedBlocks(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ type, attrs }) => type === 'relaterat' && attrs?.auto !== true);
}

const linksIn = (block: Block): readonly unknown[] => (Array.isArray(block.attrs?.lankar) ? block.attrs.lankar : []);
const addressOf = (link: unknown): unknown => (typeof link === 'object' && link !== null && 'url' in link ? link.url : undefined);

/** The addresses that the article's boxes of related reading lead to. */
export function relatedAddresses(blocks: readonly Block[]): string[] {
  return relatedBlocks(blocks).flatMap((block) => linksIn(block).map((link) => String(addressOf(link) ?? '')));
}

/** Puts the link last in the first box of related reading, or in a new one at the end of the text. */
export function addRelated(blocks: readonly Block[], link: RelatedLink): BlockChange {
  const [block] = relatedBlocks(blocks);
  if (block === undefined) return { vad: 'nytt', type: 'relaterat', attrs: { lankar: [link] }, plats: 'sist' };
  return { vad: 'andra', id: blockId(block), attrs: { ...block.attrs, lankar: [...linksIn(block), link] } };
}

/** Takes the link away again; a box that has nothing more in it goes with it. */
export function removeRelated(blocks: readonly Block[], url: string): BlockChange | undefined {
  const block = relatedBlocks(blocks).find((candidate) => linksIn(candidate).some((link) => addressOf(link) === url));
  if (block === undefined) return undefined;
  const lankar = linksIn(block).filter((link) => addressOf(link) !== url);
  const { id: _, lankar: __, ...rest } = block.attrs ?? {};
  if (lankar.length === 0 && equalJson(rest, {})) return { vad: 'bort', id: blockId(block) };
  return { vad: 'andra', id: blockId(block), attrs: { ...block.attrs, lankar } };
}

/** The change as a step of the editor's, to be undone there like any other. Undefined where the editor does not hold such a block. */
export function blockChangeStep(state: EditorState, change: BlockChange): Transaction | undefined {
  const { doc, schema, tr } = state;
  if (change.vad === 'nytt') {
    const node = schema.nodes[change.type]?.createChecked({ data: change.attrs });
    if (node === undefined) return undefined;
    return tr.insert(change.plats === 'forst' ? 0 : doc.content.size, node);
  }
  const found = findBlock(doc, change.id);
  if (found === undefined || !('data' in found.node.attrs)) return undefined;
  if (change.vad === 'bort') return removeBlock(state, { ...found, index: doc.resolve(found.pos).index(0) });
  const { id: _, ...data } = change.attrs;
  return tr.setNodeAttribute(found.pos, 'data', data);
}
