import { z } from 'zod';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { type FieldMeta, fieldMeta } from '#lib/blocks/field.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';

/** One field of a block as `mallar` tells it to those who write through the API. */
export interface BlockField {
  namn: string;
  typ: string;
  /** Stands only at a field that must be filled in: without it no article is released. */
  kravd?: true;
  /** Stands only at a field whose absence is remarked on and stops nothing. */
  onskad?: true;
  beskrivning: string;
  /** The values that may stand in it; for `content` the types of node. */
  varden?: readonly (string | number)[];
  min?: number;
  max?: number;
  /** The fields of an object or of each object in a list; for a list of anything else one field, named `[]`. */
  falt?: BlockField[];
}

const INLINE =
  'Text: {type: "text", text, marks}. marks, som får saknas, är en lista av {type: "bold"}, {type: "italic"} och {type: "link", attrs: {href}}. Står bredvid attrs.';

/** Every block type and structural node, by name, with its fields: generated from the schemas that validate. */
export const blockfalt: Readonly<Record<string, BlockField[]>> = Object.fromEntries(
  [...BLOCKS.values(), ...PARTS.values()].map((definition) => [definition.type, fieldsOf(definition)]),
);

function fieldsOf(definition: BlockDefinition | PartDefinition): BlockField[] {
  return [...groupFields(definition.attrs), ...contentField(definition)];
}

function groupFields(schema: z.ZodObject): BlockField[] {
  return Object.entries(schema.shape).map(([namn, field]) => fieldOf(namn, field));
}

/** The fields of what stands in a field. What Studio knows of a picture by itself is told at the block that is one (image), and not at each of them. */
function nestedFields(schema: z.ZodObject): BlockField[] {
  const isPicture = 'mediaId' in schema.shape;
  return groupFields(schema).filter(({ namn }) => !isPicture || fieldMeta(schema.shape[namn])?.avStudio !== true);
}

function fieldOf(namn: string, declared: z.ZodType): BlockField {
  const meta = fieldMeta(declared);
  const schema = bareSchema(declared);
  const item = itemSchema(schema);
  const nested = schema instanceof z.ZodObject ? nestedFields(schema) : item === undefined ? undefined : itemFields(item);
  return {
    namn,
    typ: typeName(schema, meta),
    ...(meta?.kravd === true ? { kravd: true } : {}),
    ...(meta?.onskad === true ? { onskad: true } : {}),
    beskrivning: meta?.description ?? '',
    ...(meta?.varden === undefined ? {} : { varden: meta.varden }),
    ...(meta?.min === undefined ? {} : { min: meta.min }),
    ...(meta?.max === undefined ? {} : { max: meta.max }),
    ...(nested === undefined ? {} : { falt: nested }),
  };
}

function itemFields(item: z.ZodType): BlockField[] {
  const schema = bareSchema(item);
  return schema instanceof z.ZodObject ? nestedFields(schema) : [fieldOf('[]', item)];
}

function typeName(schema: z.ZodType, meta: FieldMeta | undefined): string {
  if (schema instanceof z.ZodString) return meta?.adress === undefined ? 'text' : 'adress';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'heltal' : 'tal';
  if (schema instanceof z.ZodUnion) return 'text eller tal';
  if (schema instanceof z.ZodBoolean) return 'ja/nej';
  if (schema instanceof z.ZodArray) return 'lista';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'objekt';
  throw new TypeError('A field of a block is made by the words of field.ts, and each of them has a name here.');
}

function contentField({ content }: BlockDefinition | PartDefinition): BlockField[] {
  if (content === 'none') return [];
  const shared = { namn: 'content', typ: 'innehåll' };
  if (content === 'inline') {
    return [{ ...shared, beskrivning: INLINE, varden: ['text'] }];
  }
  return [{ ...shared, beskrivning: 'Block. Står bredvid attrs.', varden: content }];
}
