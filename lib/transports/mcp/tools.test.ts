import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
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

  test.each([...BLOCKS.values()].flatMap(({ type, examples }) => examples.valid.map(({ block }) => [type, block] as const)))(
    'has room for a right %s',
    (_, block) => expect(takes(article([block])), JSON.stringify(takes.errors)).toBe(true),
  );

  test('has none for a block there is not, a field of a wrong type, or a text in the place of blocks', () => {
    for (const block of [
      [{ type: 'fakatruta' }],
      [{ type: 'heading', attrs: { level: 'två' } }],
      'Brödtext',
      [{ type: 'viktigast', attrs: { punkter: 'en text' } }],
    ]) {
      expect(takes(article(block)), JSON.stringify(block)).toBe(false);
    }
  });
});

test.each([...TEMPLATES.values()].map((template) => [template.id, template] as const))(
  'the schema of %s takes its own examples, and no block that it may not have',
  (_, { exempel, tillatna_block }) => {
    const takes = compile(schemas.document(tillatna_block));
    for (const { block } of Object.values(exempel)) expect(takes(block), JSON.stringify(takes.errors)).toBe(true);
    const foreign = [...BLOCKS.values()].find(({ type, topLevel }) => topLevel && !tillatna_block.includes(type));
    expect(takes([foreign?.examples.valid[0]?.block])).toBe(false);
  },
);
