import fc from 'fast-check';
import { z } from 'zod';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { fieldMeta } from '#lib/blocks/field.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { type Block, isTextNode, type Mark, type TextNode } from '#lib/contract/block.ts';

/* Documents for property tests: anything the parser accepts, made from the registry alone, so that a new block type is covered by being listed. */

const words = fc.string({ unit: 'grapheme', maxLength: 12 });

const marks: fc.Arbitrary<Mark[]> = fc.uniqueArray(
  fc.oneof(
    fc.constant<Mark>({ type: 'bold' }),
    fc.constant<Mark>({ type: 'italic' }),
    fc.webUrl().map((href): Mark => ({ type: 'link', attrs: { href } })),
  ),
  { selector: (mark) => mark.type },
);

const textNode: fc.Arbitrary<TextNode> = fc.record(
  { type: fc.constant('text' as const), text: words, marks },
  { requiredKeys: ['type', 'text'] },
);

function value(schema: z.ZodType): fc.Arbitrary<unknown> {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodObject) return fields(inner);
  if (inner instanceof z.ZodArray) return fc.array(value(inner.element as z.ZodType), { maxLength: 3 });
  if (inner instanceof z.ZodRecord) return fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 0, max: 9 }));
  if (inner instanceof z.ZodBoolean) return fc.boolean();
  if (inner instanceof z.ZodNumber) return fc.integer({ min: 0, max: 9 });
  if (inner instanceof z.ZodUnion) return fc.oneof(words, fc.integer({ min: 0, max: 9 }));
  if (inner instanceof z.ZodRecord) return fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: -1, max: 9 }));
  return fieldMeta(schema)?.adress === undefined ? words : fc.webUrl();
}

function fields(schema: z.ZodObject): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.entries(schema.shape).map(([name, field]) => [name, value(field as z.ZodType)] as const);
  return fc.record(Object.fromEntries(shape), { requiredKeys: [] });
}

function block(definition: BlockDefinition | PartDefinition, depth: number): fc.Arbitrary<Block> {
  const rule = definition.content;
  const child =
    rule === 'none' || depth === 0
      ? undefined
      : rule === 'inline'
        ? textNode
        : fc.oneof(...rule.map((type) => block(BLOCKS.get(type) ?? PARTS.get(type) ?? definition, depth - 1)));
  const content =
    child === undefined ? fc.constant(undefined) : fc.option(fc.array<Block | TextNode>(child, { maxLength: 3 }), { nil: undefined });
  return fc.tuple(fields(definition.attrs), content).map(([attrs, children]) => ({
    type: definition.type,
    ...(Object.keys(attrs).length === 0 ? {} : { attrs }),
    ...(children === undefined ? {} : { content: children }),
  }));
}

/** Documents as they may be stored: each block has an id of its own. */
export const documents: fc.Arbitrary<Block[]> = fc
  .array(fc.oneof(...[...BLOCKS.values()].filter(({ topLevel }) => topLevel).map((definition) => block(definition, 4))), { maxLength: 6 })
  .map((blocks) => {
    let nr = 0;
    const withId = (node: Block): Block => {
      const attrs = BLOCKS.has(node.type) ? { id: `bslump${String(++nr).padStart(4, '0')}`, ...node.attrs } : node.attrs;
      const content = node.content?.map((child) => (isTextNode(child) ? child : withId(child)));
      return { type: node.type, ...(attrs === undefined ? {} : { attrs }), ...(content === undefined ? {} : { content }) };
    };
    return blocks.map(withId);
  });
