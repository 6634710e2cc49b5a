import { z } from 'zod';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { BLOCKS_WITH_EXAMPLES, type BlockWithExamples } from '#lib/blocks/examples.ts';
import { fieldMeta } from '#lib/blocks/field.ts';
import { bareSchema, fieldValues, itemSchema } from '#lib/blocks/field-values.ts';
import { PARTS } from '#lib/blocks/registry.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';
import { SAFE_ADDRESSES } from './hostile-texts.ts';

/*
 * Blocks with hostile texts in every attribute and text, made from the registry's own schemas: a new block type is among
 * them by being listed.
 */

/** Hands out texts one after the other, round and round. */
interface Next {
  text(): string;
  address(): string;
}

function takeTurns(texts: readonly string[], from: number): Next {
  let turn = from;
  const next = (list: readonly string[]) => list[turn++ % list.length] ?? '';
  return { text: () => next(texts), address: () => next(SAFE_ADDRESSES) };
}

const NOTHING: Next = { text: () => '', address: () => '' };

const MANY = 3;

/** A value for a field that is all hostile, whatever else its block would need to be shown. */
function hostileValue(declared: z.ZodType, next: Next): unknown {
  const schema = bareSchema(declared);
  const item = itemSchema(schema);
  if (item !== undefined) return Array.from({ length: MANY }, () => hostileValue(item, next));
  if (schema instanceof z.ZodObject) return hostileAttrs(schema, next);
  if (schema instanceof z.ZodRecord) return { A: 1 };
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return 2;
  return fieldMeta(declared)?.adress === undefined ? next.text() : next.address();
}

function hostileAttrs(schema: z.ZodObject, next: Next): Record<string, unknown> {
  return Object.fromEntries(Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, hostileValue(field, next)]));
}

/** The same attributes with hostile words where readers read words, and the rest as it was, so that the block is shown. */
function withHostileWords(declared: z.ZodType, value: unknown, next: Next): unknown {
  const schema = bareSchema(declared);
  const item = itemSchema(schema);
  if (item !== undefined && Array.isArray(value)) return value.map((entry) => withHostileWords(item, entry, next));
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const shape: Record<string, z.ZodType> = schema.shape;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, shape[name] ? withHostileWords(shape[name], inner, next) : inner]),
    );
  }
  const meta = fieldMeta(declared);
  if (typeof value !== 'string' || meta?.varden !== undefined) return value;
  if (meta?.adress === 'bild') return next.address();
  return meta?.translatable === true ? next.text() : value;
}

const LINKED = { type: 'link' as const, attrs: { href: `https://example.com/" onfocus="window.__xss=1" autofocus x="` } };

function hostileText(next: Next): TextNode[] {
  return [
    { type: 'text', text: next.text() },
    { type: 'text', text: next.text(), marks: [{ type: 'bold' }, LINKED] },
  ];
}

function hostileContent(rule: BlockDefinition['content'], next: Next): Array<Block | TextNode> | undefined {
  if (rule === 'none') return undefined;
  if (rule === 'inline') return hostileText(next);
  const definition = rule.map((type) => BLOCKS_WITH_EXAMPLES.get(type) ?? PARTS.get(type)).find((found) => found !== undefined);
  return definition === undefined ? [] : Array.from({ length: 2 }, () => hostileNode(definition, next));
}

function hostileNode({ type, attrs, content: rule }: BlockDefinition | PartDefinition, next: Next): Block {
  const content = hostileContent(rule, next);
  return { type, attrs: hostileAttrs(attrs, next), ...(content === undefined ? {} : { content }) };
}

function hostileExample(definition: BlockDefinition, example: Block, next: Next): Block {
  const { id: _, ...own } = example.attrs ?? {};
  const attrs = withHostileWords(definition.attrs, own, next);
  const content = hostileContent(definition.content, next);
  return { type: definition.type, attrs: attrs as Record<string, unknown>, ...(content === undefined ? {} : { content }) };
}

/**
 * Blocks of the type in which each of the texts has stood in every text there is: once with nothing else in the block, once
 * in an example, so that it is shown. Without ids.
 */
export function hostileBlocks(definition: BlockWithExamples, texts: readonly string[]): Block[] {
  const examples = definition.examples.valid.map(({ block }) => block);
  return texts.flatMap((_, index) => {
    const example = examples[index % examples.length];
    const wholly = hostileNode(definition, takeTurns(texts, index));
    return example === undefined ? [wholly] : [wholly, hostileExample(definition, example, takeTurns(texts, index))];
  });
}

/** Each field of the block that holds an address, with what it takes to put another one in it. */
export function addressFields(definition: BlockDefinition): Array<{ falt: string; with(address: string): Block }> {
  const filled = hostileAttrs(definition.attrs, NOTHING);
  return fieldValues(definition.attrs, filled, 'attrs')
    .filter(({ meta }) => meta?.adress !== undefined)
    .map(({ falt }) => ({ falt, with: (address) => ({ type: definition.type, attrs: set(filled, pathOf(falt), address) }) }));
}

function pathOf(falt: string): string[] {
  return falt.split(/[.[\]]+/).filter((part) => part !== '' && part !== 'attrs');
}

function set(value: unknown, [first, ...rest]: string[], address: string): Record<string, unknown> {
  if (first === undefined) throw new Error('There is no field without a name.');
  const copy: Record<string, unknown> = structuredClone(value as Record<string, unknown>);
  copy[first] = rest.length === 0 ? address : setWithin(copy[first], rest, address);
  return copy;
}

function setWithin(value: unknown, path: string[], address: string): unknown {
  const [first = '', ...rest] = path;
  if (!Array.isArray(value)) return set(value, path, address);
  return value.map((entry, index) => (String(index) !== first ? entry : rest.length === 0 ? address : setWithin(entry, rest, address)));
}
