import { z } from 'zod';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { McpTool } from '#lib/transports/mcp/define-tool.ts';
import { providerSchema } from '#lib/transports/mcp/provider-schema.ts';
import { blockAttributes, blockComponents } from '#lib/transports/openapi/block-schemas.ts';
import { type Json, SchemaBook } from '#lib/transports/openapi/schema-book.ts';

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';
/** How deep the answer of a tool is described: what it has, and whether that is a list or an object. A model reads the rest where it is answered. */
const OUTPUT_DEPTH = 1;

/** The JSON Schemas of what tools take and answer, each whole by itself: what it refers to stands in its own `$defs`. */
export class ToolSchemas {
  private readonly book: SchemaBook;
  private readonly components: Record<string, Json>;

  constructor(tools: readonly McpTool[]) {
    const attributes = new SchemaBook({});
    for (const [type, attrs] of blockAttributes()) attributes.add(type, attrs, 'input');
    const blocks = blockComponents((type) => attributes.get(type));
    this.book = new SchemaBook(blocks);
    for (const tool of tools) {
      this.book.add(`${tool.name}.input`, z.strictObject(tool.fields), 'input');
      this.book.add(`${tool.name}.output`, tool.output, 'output');
    }
    this.components = { ...this.book.components(), ...attributes.components() };
  }

  /** What a tool takes. */
  input({ name }: McpTool): ObjectSchema {
    return { ...providerSchema(this.whole(this.book.get(`${name}.input`))), type: 'object', additionalProperties: false };
  }

  /** What a tool answers, as deep as a reader needs; a refusal is of the same form, so only `ok` is always there. */
  output({ name }: McpTool): ObjectSchema {
    const { properties } = this.shallow(this.book.get(`${name}.output`), OUTPUT_DEPTH);
    const told = providerSchema({ properties: { ...Object(properties), ...REFUSAL } });
    return { ...told, type: 'object', required: ['ok'] };
  }

  /** The documents that a template may have: an array of just the blocks that are allowed in it. */
  document(allowed: readonly string[]): Json {
    const types = allowed.filter((type) => BLOCKS.get(type)?.topLevel === true);
    const refs = types.map((type) => ({ $ref: `${COMPONENTS}${componentOf(type)}` }));
    return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...this.whole({ type: 'array', items: { oneOf: refs } }) };
  }

  /** A schema with everything it refers to, directly or not. */
  private whole(schema: Json): Json {
    const needed = new Map<string, Json>();
    const gather = (part: Json) => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
        const component = this.components[name];
        if (component === undefined || needed.has(name)) continue;
        needed.set(name, component);
        gather(component);
      }
    };
    gather(schema);
    const definitions = needed.size === 0 ? {} : { $defs: Object.fromEntries(needed) };
    return JSON.parse(JSON.stringify({ ...schema, ...definitions }).replaceAll(`"${COMPONENTS}`, `"${DEFINITIONS}`));
  }

  private shallow(schema: Json, depth: number): Json {
    if (typeof schema.$ref === 'string') {
      const component = this.components[schema.$ref.slice(COMPONENTS.length)];
      if (component === undefined) return {};
      return depth === 0 ? typeOf(component) : this.shallow(component, depth);
    }
    const { type, enum: values, const: value } = schema;
    const told = Object.fromEntries(Object.entries({ type, enum: values, const: value }).filter(([, said]) => said !== undefined));
    const { properties, items, anyOf } = schema as { properties?: Record<string, Json>; items?: Json; anyOf?: Json[] };
    // Of a list it is told, however deep it lies, what kind of thing it holds.
    const held = items === undefined ? {} : { items: this.shallow(items, Math.max(depth - 1, 0)) };
    if (depth === 0) return { ...told, ...held };
    return {
      ...told,
      ...(properties === undefined ? {} : { properties: mapValues(properties, (field) => this.shallow(field, depth - 1)) }),
      ...held,
      ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => this.shallow(one, depth)) }),
    };
  }
}

/** What any tool may answer instead; a list as long as that of all tools has no room to say of each what a fault is, which the handbook does. */
const REFUSAL: Record<string, Json> = { ok: { type: 'boolean' }, fel: {} };

/** A JSON Schema of an object, as tools must have them. */
export type ObjectSchema = Json & { type: 'object' };

function componentOf(type: string): string {
  return `Block${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** What kind of thing it is, and no more. */
function typeOf({ type }: Json): Json {
  return type === undefined ? {} : { type };
}
