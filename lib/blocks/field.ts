import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { LIMITS } from '#lib/contract/limits.ts';

/*
 * The words block schemas are written in. A field validates what can be kept, documents itself (blockfalt), makes the
 * editor's form, and says whether translation touches it. Every field is optional on save: saving is lenient and
 * releasing strict (templates-and-checks.md), so `kravd` and the ranges are enforced by checks, not by the parser.
 */

export type FieldMeta = {
  description: string;
  /** Swedish label of the form field; the field's name with a capital when absent. */
  etikett?: string;
  /** Of a list: what one of its entries is called, in «Ta bort rad 2». */
  en?: string;
  /** Must be filled in before a release. */
  kravd?: boolean;
  /** Another field of the same group that does as well. */
  ellerMed?: string;
  /** An article is remarked on for not having it, and may be released without. */
  onskad?: boolean;
  /** The values that mean something; others are kept and reported. */
  varden?: readonly (string | number)[];
  /** What a writer calls those of them that are no words of their own. */
  vardenNamn?: Readonly<Record<string, string>>;
  min?: number;
  max?: number;
  /** Running text in the article's language: searched, counted and translated. */
  translatable?: boolean;
  /** An address: refused unless its scheme is safe. */
  adress?: 'lank' | 'bild';
  /** An address where the reader buys: it wants a program behind it, and the article a disclosure. */
  kop?: boolean;
  /** The day on which somebody last saw in the shop what the block says of a price. */
  prisdag?: boolean;
  /** The form offers several lines. */
  flerradig?: boolean;
  /** The form offers a calendar: for a day (`YYYY-MM-DD`), or a day and a time of day (`YYYY-MM-DDTHH:MM`). */
  form?: 'dag' | 'tid';
  /** Set by the service; the form does not show it. */
  avStudio?: boolean;
};

type Options = Omit<FieldMeta, 'description'>;

const meta = (description: string, options: Options): FieldMeta => ({ description, ...options });

/** Running text that readers see and translation translates. */
export const text = (description: string, options: Options = {}) =>
  bounded('text')
    .optional()
    .meta(meta(description, { translatable: true, ...options }));

/** A word for machines: a date, a name of a style, a price. Never translated. */
export const word = (description: string, options: Options = {}) => bounded('text').optional().meta(meta(description, options));

/** A quantity, a price, a time: words, or a bare number. Kept as it was sent. */
export const amount = (description: string, options: Options = {}) =>
  z
    .union([bounded('text'), z.number()])
    .optional()
    .meta(meta(description, options));

export const address = (description: string, options: Options = {}) =>
  bounded('address')
    .optional()
    .meta(meta(description, { adress: 'lank', ...options }));

export const pictureAddress = (description: string, options: Options = {}) =>
  bounded('address')
    .optional()
    .meta(meta(description, { adress: 'bild', ...options }));

export const number = (description: string, options: Options = {}) => z.number().optional().meta(meta(description, options));

export const integer = (description: string, options: Options = {}) => z.int().optional().meta(meta(description, options));

export const flag = (description: string, options: Options = {}) => z.boolean().optional().meta(meta(description, options));

export const list = <Item extends z.ZodType>(item: Item, description: string, options: Options = {}) =>
  z.array(item).max(LIMITS.children).optional().meta(meta(description, options));

/** A list that grows for as long as something goes on, entry by entry, and is not posted as a whole. */
export const growingList = <Item extends z.ZodType>(item: Item, description: string, options: Options = {}) =>
  z.array(item).max(LIMITS.entries).optional().meta(meta(description, options));

/** A number for each of some short names, such as a letter: points in a quiz. */
export const tally = (description: string, options: Options = {}) =>
  z
    .record(z.string().regex(/^[\p{L}\p{N}-]{1,20}$/u), z.number())
    .optional()
    .meta(meta(description, options));

/** An object inside a field. Its own fields are optional like all others. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape);

/** The description a field was given, or `undefined` for a schema made without these words. */
export function fieldMeta(schema: z.ZodType): FieldMeta | undefined {
  const found = schema.meta();
  if (found === undefined || typeof found.description !== 'string') return undefined;
  // Only the functions above attach metadata to a field's schema, and they attach exactly this shape.
  return found as FieldMeta & typeof found;
}
