import type { z } from 'zod';
import type { Block } from '#lib/contract/block.ts';

/** A block's own attributes, without its id, as its schema types them; none of them when they are not what it says. */
export function parsedAttrs<Schema extends z.ZodObject>(block: Block, schema: Schema): Partial<z.infer<Schema>> {
  const { id: _, ...own } = block.attrs ?? {};
  return schema.safeParse(own).data ?? {};
}
