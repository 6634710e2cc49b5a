import { z } from 'zod';
import { fieldValues } from '#lib/blocks/field-values.ts';
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
  if (schema === undefined) return [];
  const attrs = block.attrs ?? {};
  const own = isPicture(schema) ? [picture(attrs, `${falt}.attrs`)] : [];
  const nested = fieldValues(schema, attrs, `${falt}.attrs`).flatMap(({ schema: inner, value, falt: path }) =>
    isPicture(inner) && isChosen(value) ? [picture(value, path)] : [],
  );
  return [...own, ...nested];
}

function isPicture(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && 'src' in schema.shape && 'alt' in schema.shape;
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
