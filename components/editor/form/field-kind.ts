import { z } from 'zod';
import { fieldMeta } from '#lib/blocks/field.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';

/** How a field is filled in: what its schema and its description ask for. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'number'
  | 'choice'
  | 'flag'
  | 'list'
  | 'group'
  | 'picture'
  | 'purchase'
  | 'tally'
  | 'day'
  | 'time'
  | 'unknown';

export function fieldKind(schema: z.ZodType): FieldKind {
  const meta = fieldMeta(schema);
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodObject) return 'group';
  if (itemSchema(bare) !== undefined) return 'list';
  if (meta?.varden !== undefined) return 'choice';
  if (bare instanceof z.ZodBoolean) return 'flag';
  if (bare instanceof z.ZodNumber) return 'number';
  // Words, or a bare number: written as words.
  if (bare instanceof z.ZodUnion) return 'text';
  if (bare instanceof z.ZodRecord) return 'tally';
  if (!(bare instanceof z.ZodString)) return 'unknown';
  if (meta?.adress === 'bild') return 'picture';
  if (meta?.kop) return 'purchase';
  if (meta?.form !== undefined) return meta.form === 'dag' ? 'day' : 'time';
  return meta?.flerradig ? 'lines' : 'text';
}

/** The field's name to a writer. */
export function fieldLabel(name: string, schema: z.ZodType): string {
  return fieldMeta(schema)?.etikett ?? name.charAt(0).toLocaleUpperCase('sv') + name.slice(1);
}

/** The field without the words that make it optional, as the group it is. */
export function groupSchema(schema: z.ZodType): z.ZodObject {
  const bare = bareSchema(schema);
  if (!(bare instanceof z.ZodObject)) throw new Error('A field of the kind group holds an object');
  return bare;
}

/** Which fields of a group a form shows: not those that the service sets or that follow from the chosen picture. */
export function shownFields(schema: z.ZodObject): Array<[string, z.ZodType]> {
  const fields = Object.entries(schema.shape) as Array<[string, z.ZodType]>;
  const hasPicture = fields.some(([, field]) => fieldKind(field) === 'picture');
  return fields.filter(([name, field]) => {
    const meta = fieldMeta(field);
    return !meta?.avStudio && !(hasPicture && PICTURE_IDS.includes(name));
  });
}

const PICTURE_IDS = ['mediaId', 'cmsId'];
