import { z } from 'zod';

/** decisions.md: `attrs.id` is the letter b and 6 to 20 characters. */
export const BLOCK_ID = /^b[A-Za-z0-9_-]{6,20}$/;

export interface Mark {
  type: 'bold' | 'italic' | 'link';
  attrs?: { href: string };
}

export interface TextNode {
  type: 'text';
  text: string;
  marks?: Mark[];
}

/** A block or a structural node of one (a list item, a table row, a table cell). */
export interface Block {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Array<Block | TextNode>;
}

export function isTextNode(node: Block | TextNode): node is TextNode {
  return node.type === 'text';
}

/** The document as answers carry it. What comes in is validated block by block in lib/blocks, which knows every type. */
export const blockSchema: z.ZodType<Block> = z.custom<Block>().meta({
  id: 'Block',
  type: 'object',
  description: 'Ett block: {type, attrs, content}. Fälten för varje typ står i blockfalt i operationen mallar.',
});
