import { z } from 'zod';
import { declares, type FieldValue, fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { Block } from '#lib/contract/block.ts';

export interface PictureInBlock {
  /** The object that describes it: `block[3].attrs`, `block[4].attrs.bilder[0]`. */
  falt: string;
  src: string;
  mediaId: string;
  alt: string;
  caption: string;
  kredit: string;
}

/** Every picture a block shows, by its schema: each object that declares both `src` and `alt`. */
export function picturesInBlock(block: Block, falt: string): PictureInBlock[] {
  const schema = BLOCKS.get(block.type)?.attrs;
  return schema === undefined ? [] : picturesInFields(block, falt, fieldValues(schema, block.attrs ?? {}, `${falt}.attrs`));
}

/** The same of a block whose fields have been read. */
export function picturesInFields({ type, attrs = {} }: Block, falt: string, fields: readonly FieldValue[]): PictureInBlock[] {
  const schema = BLOCKS.get(type)?.attrs;
  const own = schema !== undefined && isPicture(schema) ? [picture(attrs, `${falt}.attrs`)] : [];
  const nested = fields.flatMap(({ schema: inner, value, falt: path }) =>
    isPicture(inner) && isChosen(value) ? [picture(value, path)] : [],
  );
  return [...own, ...nested];
}

const MAY_SHOW = new Map<string, boolean>();

/** Whether a block of that type can show a picture at all: a paragraph cannot, and most blocks are paragraphs. */
export function mayShowPictures(type: string): boolean {
  const known = MAY_SHOW.get(type);
  if (known !== undefined) return known;
  const schema = BLOCKS.get(type)?.attrs;
  const may = schema !== undefined && declares(schema, (field) => field.meta?.adress === 'bild' || isPicture(field.schema));
  MAY_SHOW.set(type, may);
  return may;
}

const PICTURES = new WeakMap<z.ZodType, boolean>();

function isPicture(schema: z.ZodType): boolean {
  const known = PICTURES.get(schema);
  if (known !== undefined) return known;
  const found = schema instanceof z.ZodObject && 'src' in schema.shape && 'alt' in schema.shape;
  PICTURES.set(schema, found);
  return found;
}

/** A picture that a field may have: one whose form was opened and left empty is none. */
function isChosen(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).some((entry) => entry !== undefined && entry !== '');
}

function picture(record: object, falt: string): PictureInBlock {
  const values = new Map<string, unknown>(Object.entries(record));
  const word = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { falt, src: word('src'), mediaId: word('mediaId'), alt: word('alt'), caption: word('caption'), kredit: word('kredit') };
}
