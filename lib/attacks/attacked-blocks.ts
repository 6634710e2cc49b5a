import { z } from 'zod';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { fieldMeta } from '#lib/blocks/field.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import type { Block } from '#lib/contract/block.ts';
import { LENGTHS } from '#lib/contract/limits.ts';

/** A block of every type that may stand in an article, with the same text wherever it takes one: made of the schemas themselves. */
export function attackedBlocks(text: string): Block[] {
  return [...BLOCKS.values()]
    .filter(({ topLevel }) => topLevel)
    .map((definition, index) => {
      const block = attacked(definition, text, 4);
      return { ...block, attrs: { id: `battack${String(index).padStart(3, '0')}`, ...block.attrs } };
    });
}

function attacked({ type, attrs, content }: BlockDefinition | PartDefinition, text: string, depth: number): Block {
  const block: Block = { type, attrs: valuesOf(attrs, text) };
  if (content === 'none') return block;
  if (content === 'inline') {
    const linked = { type: 'text' as const, text, marks: [{ type: 'link' as const, attrs: { href: addressOf(text) } }] };
    return { ...block, content: [{ type: 'text', text }, linked] };
  }
  const child = content.map((name) => BLOCKS.get(name) ?? PARTS.get(name)).find((one) => one !== undefined);
  return child === undefined || depth === 0 ? block : { ...block, content: [attacked(child, text, depth - 1)] };
}

function valuesOf(schema: z.ZodObject, text: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
      const value = attackedValue(field, text);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Only what holds text; an address is one that may be kept, however it goes on. */
function attackedValue(declared: z.ZodType, text: string): unknown {
  const schema = bareSchema(declared);
  const item = itemSchema(schema);
  if (item !== undefined) return [attackedValue(item, text)].filter((value) => value !== undefined);
  if (schema instanceof z.ZodObject) return valuesOf(schema, text);
  if (fieldMeta(declared)?.adress !== undefined) return addressOf(text);
  return schema.safeParse(text).success ? text : undefined;
}

/** As long as one may be. */
function addressOf(text: string): string {
  return `https://a.se/${text}`.slice(0, LENGTHS.address).toWellFormed();
}
