import type { z } from 'zod';
import { groupSchema } from '#components/editor/form/field-kind.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';

/** What each entry of a list in a block is made of. */
export function entrySchema(list: z.ZodType): z.ZodObject {
  const item = itemSchema(bareSchema(list));
  if (item === undefined) throw new Error('Only a list has entries');
  return groupSchema(item);
}
