import { fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/** One text of a block that is to be translated: an attribute that its schema calls translatable, or a line of content. */
export interface TextPiece {
  /** `attrs.rader[0].text`, `content[2].content`. */
  plats: string;
  nodes: TextNode[];
}

/** Every text of a block that readers read, in order; those without a letter say the same in any language. */
export function textPieces(block: Block): TextPiece[] {
  const pieces: TextPiece[] = [];
  collect(block, '', pieces);
  return pieces.filter(({ nodes }) => nodes.some(({ text }) => /\p{L}/u.test(text)));
}

function collect(node: Block, path: string, pieces: TextPiece[]): void {
  const definition = BLOCKS.get(node.type) ?? PARTS.get(node.type);
  if (definition !== undefined && node.attrs !== undefined) {
    for (const { falt, meta, value } of fieldValues(definition.attrs, node.attrs, `${path}attrs`)) {
      if (meta?.translatable && typeof value === 'string') pieces.push({ plats: falt, nodes: [{ type: 'text', text: value }] });
    }
  }
  const content = node.content ?? [];
  const line = content.filter(isTextNode);
  if (line.length > 0) pieces.push({ plats: `${path}content`, nodes: line });
  for (const [index, child] of content.entries()) if (!isTextNode(child)) collect(child, `${path}content[${index}].`, pieces);
}

/** A copy of the block with other texts at those places; all else, ids, addresses and order, is as it was. */
export function withTexts(block: Block, texts: ReadonlyMap<string, readonly TextNode[]>): Block {
  const copy = structuredClone(block);
  for (const [plats, nodes] of texts) {
    const line = plats === 'content' || plats.endsWith('.content');
    put(copy, plats, line ? nodes : nodes.map(({ text }) => text).join(''));
  }
  return copy;
}

function put(root: object, plats: string, value: unknown): void {
  const keys = plats.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  let at: unknown = root;
  for (const key of keys) at = Object(at)[key];
  Object.assign(Object(at), { [last]: value });
}
