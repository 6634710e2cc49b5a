import type { z } from 'zod';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { BLOCK_ID } from '#lib/contract/block.ts';
import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';
import { componentRef, type Json } from '#lib/transports/openapi/schema-book.ts';

const TEXT = 'Textnod';

/** `faktaruta` is described by `BlockFaktaruta`, a row of a table by `DelTableRow`. */
function componentName(type: string): string {
  return `${BLOCKS.has(type) ? 'Block' : 'Del'}${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}

function refTo(type: string): Json {
  return { $ref: componentRef(type === 'text' ? TEXT : componentName(type)) };
}

/** One of these types, told apart by `type`. */
function oneOf(types: readonly string[]): Json {
  const [only] = types;
  if (types.length === 1 && only !== undefined) return refTo(only);
  const mapping = Object.fromEntries(types.map((type) => [type, componentRef(componentName(type))]));
  return { oneOf: types.map(refTo), discriminator: { propertyName: 'type', mapping } };
}

/** The document of an article as components: the union of all blocks, each block with its own fields, their parts, text. */
export function blockComponents(attrsOf: (type: string) => Json): Record<string, Json> {
  const all: Array<BlockDefinition | PartDefinition> = [...BLOCKS.values(), ...PARTS.values()];
  const topLevel = [...BLOCKS.values()].filter((definition) => definition.topLevel).map(({ type }) => type);
  return {
    Block: {
      ...oneOf(topLevel),
      description: 'Ett block i brödtexten. Vilka block en mall får ha står i operationen mallar.',
    },
    [TEXT]: textNode(),
    ...Object.fromEntries(all.map((definition) => [componentName(definition.type), nodeSchema(definition, attrsOf(definition.type))])),
  };
}

/** Every attribute schema of the blocks and their parts, by type. */
export function blockAttributes(): Array<[type: string, attrs: z.ZodObject]> {
  return [...BLOCKS.values(), ...PARTS.values()].map(({ type, attrs }) => [type, attrs]);
}

function nodeSchema(definition: BlockDefinition | PartDefinition, attrs: Json): Json {
  const { type, content } = definition;
  const properties: Json = typeof attrs.properties === 'object' ? { ...attrs.properties } : {};
  const described = 'beskrivning' in definition ? { title: definition.namn, description: definition.beskrivning } : {};
  const valid = BLOCKS_WITH_EXAMPLES.get(type)?.examples.valid;
  const examples = valid === undefined ? {} : { examples: valid.slice(0, 1).map(({ block }) => block) };
  return {
    type: 'object',
    ...described,
    properties: {
      type: { type: 'string', const: type },
      attrs: {
        type: 'object',
        properties: {
          id: {
            type: 'string',
            pattern: BLOCK_ID.source,
            description: 'Blockets id, som följer det genom varje ändring och översättning. Utelämnat ger Studio blocket ett.',
          },
          ...properties,
        },
        additionalProperties: false,
      },
      content:
        content === 'none'
          ? { type: 'array', items: { type: 'object' }, maxItems: 0 }
          : { type: 'array', items: content === 'inline' ? refTo('text') : oneOf(content), maxItems: LIMITS.children },
    },
    required: ['type'],
    additionalProperties: false,
    ...examples,
  };
}

function textNode(): Json {
  const mark = (type: string) => ({
    type: 'object',
    properties: { type: { type: 'string', const: type } },
    required: ['type'],
    additionalProperties: false,
  });
  const link = {
    type: 'object',
    properties: {
      type: { type: 'string', const: 'link' },
      attrs: {
        type: 'object',
        properties: { href: { type: 'string', maxLength: LENGTHS.address, description: 'Länkens adress: http, https, mailto eller tel.' } },
        required: ['href'],
        additionalProperties: false,
      },
    },
    required: ['type', 'attrs'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    title: 'Text',
    description: 'Löpande text med markeringar.',
    properties: {
      type: { type: 'string', const: 'text' },
      text: { type: 'string', maxLength: LENGTHS.text },
      marks: { type: 'array', items: { oneOf: [mark('bold'), mark('italic'), link] }, maxItems: LIMITS.marks },
    },
    required: ['type', 'text'],
    additionalProperties: false,
  };
}
