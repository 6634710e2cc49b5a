import fc from 'fast-check';
import { z } from 'zod';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { type FieldMeta, fieldMeta } from '#lib/blocks/field.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import type { Block } from '#lib/contract/block.ts';

/*
 * Documents for property tests, made from the registry's own schemas: whatever the parser should take, with hostile
 * texts, values out of range and missing attributes among them.
 */

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  '&lt;script&gt;',
  '\u2028{{7*7}}',
  '<!--<svg/onload=alert(1)>',
);
const text = fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) }, hostile);
const safeAddress = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom('/media/hund.jpg', '/mat/bullar?x="><script>', '', 'https://example.com/" onerror="alert(1)'),
);
const mark = fc.oneof(
  fc.constantFrom({ type: 'bold' as const }, { type: 'italic' as const }),
  safeAddress.map((href) => ({ type: 'link' as const, attrs: { href } })),
);
// JSON writes minus zero as 0, and nobody means it.
const jsonDouble = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number));
const textNode = fc.record(
  { type: fc.constant('text' as const), text, marks: fc.array(mark, { maxLength: 3 }) },
  { requiredKeys: ['type', 'text'] },
);

function fieldValue(declared: z.ZodType): fc.Arbitrary<unknown> {
  const schema = bareSchema(declared);
  const meta = fieldMeta(declared);
  const item = itemSchema(schema);
  if (item !== undefined) return fc.array(fieldValue(item), { maxLength: 4 });
  if (schema instanceof z.ZodObject) return attributes(schema);
  if (schema instanceof z.ZodRecord) return fc.dictionary(fc.constantFrom('A', 'B', 'c', '1'), fc.integer({ min: -9, max: 9 }));
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  const known = meta?.varden === undefined ? [] : [fc.constantFrom(...meta.varden)];
  if (schema instanceof z.ZodNumber) {
    const number = schema.isInt ? fc.integer({ min: -10, max: 10_000 }) : jsonDouble;
    return fc.oneof(number, ...known);
  }
  return fc.oneof(stringValue(meta), ...known);
}

function stringValue(meta: FieldMeta | undefined): fc.Arbitrary<string> {
  return meta?.adress === undefined ? text : safeAddress;
}

function attributes(schema: z.ZodObject): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, fieldValue(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function node({ type, attrs, content }: BlockDefinition | PartDefinition, depth: number): fc.Arbitrary<Block> {
  const shape = { type: fc.constant(type), attrs: attributes(attrs) };
  if (content === 'none') return fc.record(shape);
  return fc.record({ ...shape, content: fc.array(content === 'inline' ? textNode : childOf(content, depth), { maxLength: 3 }) });
}

function childOf(types: readonly string[], depth: number): fc.Arbitrary<Block> {
  const definitions = types.flatMap((type) => BLOCKS.get(type) ?? PARTS.get(type) ?? []);
  // Below a few levels only what holds text itself, so that a document ends.
  const shallow = definitions.filter(({ content }) => content === 'inline');
  const wanted = depth <= 0 && shallow.length > 0 ? shallow : definitions;
  return fc.oneof(...wanted.map((definition) => node(definition, depth - 1)));
}

/** A whole document as a caller might send it: without ids. */
export const generatedDocument: fc.Arbitrary<Block[]> = fc.array(
  childOf(
    [...BLOCKS.values()].filter(({ topLevel }) => topLevel).map(({ type }) => type),
    3,
  ),
  { maxLength: 6 },
);
