import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';
import { EDITORIAL_TOOLS } from '#lib/transports/mcp/editorial-tools.ts';
import { MCP_OFFERS } from '#lib/transports/mcp/offers.ts';
import { ToolSchemas } from '#lib/transports/mcp/tool-schemas.ts';
import { TRAFFIC_TOOLS } from '#lib/transports/mcp/traffic-tools.ts';

const schemas = new ToolSchemas(EDITORIAL_TOOLS);
const compile = (schema: object) => new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

describe.each(MCP_OFFERS.flatMap(({ tools }) => tools.map((tool) => [tool.name, tool] as const)))('%s', (name, tool) => {
  test('is named and described for a model', () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(tool.title.length).toBeLessThanOrEqual(40);
    expect(tool.description).toMatch(/^[A-ZÅÄÖ].{30,400}[.!?]$/);
  });

  test('has each field of its operation in one place only, so that flat arguments find their way', () => {
    const { params, query, body } = tool.operation;
    const names = [params, query, body].flatMap(({ shape }) => Object.keys(shape));
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Every schema within a schema, with where it stands; names of fields are no keywords. */
function* schemasIn(schema: unknown, place: string): Generator<[place: string, schema: Record<string, unknown>]> {
  if (Array.isArray(schema)) for (const [index, one] of schema.entries()) yield* schemasIn(one, `${place}[${index}]`);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
  yield [place, schema as Record<string, unknown>];
  for (const [keyword, value] of Object.entries(schema)) {
    if (['default', 'examples', 'enum', 'const', 'required'].includes(keyword)) continue;
    const fields = (keyword === 'properties' || keyword === '$defs') && typeof value === 'object' && value !== null;
    if (!fields) yield* schemasIn(value, `${place}/${keyword}`);
    else for (const [name, one] of Object.entries(value)) yield* schemasIn(one, `${place}/${keyword}/${name}`);
  }
}

/** The keywords that OpenAI, Anthropic and Gemini all take in the parameters of a tool. */
const KNOWN = new Set(
  [
    ['type', 'properties', 'required', 'additionalProperties', 'items', 'minItems', 'maxItems', 'enum', 'anyOf', '$ref', '$defs'],
    ['title', 'description', 'default', 'format', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ].flat(),
);

describe.each(MCP_OFFERS.map((offer) => [offer.name, offer.tools, new ToolSchemas(offer.tools)] as const))(
  'providers of language models take every tool of %s',
  (_, tools, made) => {
    const all = tools.flatMap((tool) => [
      ...schemasIn(made.input(tool), `${tool.name} input`),
      ...schemasIn(made.output(tool), `${tool.name} output`),
    ]);
    const sent = all.filter(([place]) => place.includes(' input'));
    const where = (found: typeof all, is: (schema: Record<string, unknown>) => boolean) =>
      found.filter(([, schema]) => is(schema)).map(([place]) => place);

    test('each list says what it holds', () => {
      expect(where(all, ({ type, items }) => type === 'array' && Object.keys(items ?? {}).length === 0)).toEqual([]);
      expect(all.filter(([, { type }]) => type === 'array').length).toBeGreaterThan(3);
    });

    test('each object that is sent has fields', () => {
      const empty = ({ type, properties }: Record<string, unknown>) => type === 'object' && Object.keys(properties ?? {}).length === 0;
      expect(where(sent, empty).filter((place) => !/^\w+ input$/.test(place))).toEqual([]);
    });

    test('each value has one type, and each choice is of texts', () => {
      expect(where(all, ({ type }) => type !== undefined && typeof type !== 'string')).toEqual([]);
      const isTyped = (schema: Record<string, unknown>) => ['type', 'anyOf', '$ref'].some((keyword) => keyword in schema);
      expect(where(sent, (schema) => !isTyped(schema))).toEqual([]);
      expect(where(all, ({ enum: values }) => Array.isArray(values) && values.some((value) => typeof value !== 'string'))).toEqual([]);
    });

    test('what they refer to is there, and nothing is said beside a reference', () => {
      for (const tool of tools) {
        const schema = made.input(tool);
        for (const [place, { $ref, ...beside }] of schemasIn(schema, tool.name)) {
          if ($ref === undefined) continue;
          expect(Object.keys(beside), place).toEqual([]);
          expect(Object.keys(schema.$defs ?? {}), place).toContain(String($ref).replace('#/$defs/', ''));
        }
      }
    });

    test('no word is used that one of them does not know', () => {
      expect(where(sent, (schema) => Object.keys(schema).some((keyword) => !KNOWN.has(keyword)))).toEqual([]);
      expect(where(sent, ({ format }) => format !== undefined && format !== 'date-time')).toEqual([]);
    });

    test('the whole is an object, whose fields have names that can be sent', () => {
      for (const tool of tools) {
        const { type, anyOf, enum: values } = made.input(tool);
        expect([type, anyOf, values], tool.name).toEqual(['object', undefined, undefined]);
      }
      const names = sent.flatMap(([, { properties }]) => Object.keys(properties ?? {}));
      for (const name of [...names, ...tools.map((tool) => tool.name)]) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    });
  },
);

describe.each(MCP_OFFERS.flatMap(({ tools }) => tools.map((tool) => [tool.name, tool] as const)))('what %s is given', (_, tool) => {
  const { operation, fields, own } = tool;
  const known = [operation.params, operation.query, operation.body].flatMap(({ shape }) => Object.keys(shape));

  test('is known by its operation, unless the tool itself takes care of it', () => {
    expect(Object.keys(fields).filter((name) => !known.includes(name) && !(name in own) && name !== 'provkor')).toEqual([]);
  });

  test('stands beside what it says more of: neither is offered without the other', () => {
    for (const name of known) {
      for (const more of known.filter((one) => one.startsWith(`${name}_`))) expect(name in fields, `${name}, ${more}`).toBe(more in fields);
    }
  });
});

test('there are 23 and 11, each with a name of its own', () => {
  for (const [tools, count] of [
    [EDITORIAL_TOOLS, 23],
    [TRAFFIC_TOOLS, 11],
  ] as const) {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(count);
  }
});

describe('the schema of a new article', () => {
  const tool = EDITORIAL_TOOLS.find(({ name }) => name === 'skapa_innehall');
  if (tool === undefined) throw new Error('there is no tool that makes an article');
  const takes = compile(schemas.input(tool));
  const article = (block: unknown) => ({ sektion: 'nyheter', mall: 'nyhet', rubrik: 'x', block });

  test.each([...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ type, examples }) => examples.valid.map(({ block }) => [type, block] as const)))(
    'has room for a right %s',
    (_, block) => expect(takes(article([block])), JSON.stringify(takes.errors)).toBe(true),
  );

  test('has none for a block there is not, or a text in the place of blocks', () => {
    for (const block of [[{ type: 'fakatruta' }], [{ attrs: {} }], 'Brödtext'])
      expect(takes(article(block)), JSON.stringify(block)).toBe(false);
  });
});

test.each([...TEMPLATES_WITH_EXAMPLES.values()].map((template) => [template.id, template] as const))(
  'the schema of %s takes its own examples, and no block that it may not have',
  (_, { exempel, tillatna_block }) => {
    const takes = compile(schemas.document(tillatna_block));
    for (const { block } of Object.values(exempel)) expect(takes(block), JSON.stringify(takes.errors)).toBe(true);
    const foreign = [...BLOCKS_WITH_EXAMPLES.values()].find(({ type, topLevel }) => topLevel && !tillatna_block.includes(type));
    expect(takes([foreign?.examples.valid[0]?.block])).toBe(false);
    for (const block of [
      { type: 'heading', attrs: { level: 'två' } },
      { type: 'paragraph', content: 'en text' },
    ])
      expect(takes([block])).toBe(false);
  },
);
