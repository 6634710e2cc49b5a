import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { PARTS } from '#lib/blocks/registry.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';
import { PublishedDocuments } from '#lib/transports/doors/documents.ts';
import { ACTIONS_ADVICE } from '#lib/transports/openapi/actions-advice.ts';
import { ACTIONS_LIMITS } from '#lib/transports/openapi/actions-document.ts';
import { ACTIONS } from '#lib/transports/openapi/actions-selection.ts';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';
import type { Json } from '#lib/transports/openapi/schema-book.ts';

const ALL: readonly Operation[] = OPERATIONS;
const documents = new PublishedDocuments(ALL, { url: 'https://studio.test', release: '2.5.43' });
const document = documents.document();
const actions = documents.actions();

function operationsOf({ paths }: OpenApiDocument): Json[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

const each = ALL.map((operation) => [operation.name, operation] as const);

function described({ path: address, method }: Operation): Json {
  const found = document.paths[address]?.[method.toLowerCase()];
  if (found === undefined) throw new Error(`${method} ${address} is not in the document`);
  return found;
}

/** A response as it stands, or where it is shared by several operations. */
function shared(response: Json): string {
  const name = typeof response.$ref === 'string' ? response.$ref.replace('#/components/responses/', '') : undefined;
  return JSON.stringify(name === undefined ? response : document.components.responses?.[name]);
}

test('every operation is in it, once, by its own name', () => {
  const names = operationsOf(document).map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual(ALL.map(({ name }) => name).toSorted());
});

test('it refers to nothing that it does not have, and has no part that nothing refers to', () => {
  const text = JSON.stringify(document);
  const referred = new Set([...text.matchAll(/"#\/components\/(\w+\/[\w-]+)"/g)].map(([, name]) => name));
  const had = Object.entries(document.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `${kind}/${name}`));
  expect(had.filter((name) => !referred.has(name))).toEqual([]);
  expect([...referred].filter((name) => !had.includes(String(name)))).toEqual([]);
});

test.each(each)('%s is told in Swedish, with who may call it, and each status it declares', (_, operation) => {
  const { summary, description, security, responses, tags } = described(operation);
  expect(summary).toBe(operation.summary.replace(/\.$/, ''));
  expect(String(description)).toMatch(/^[A-ZÅÄÖ].*\.$/);
  expect(security).toEqual([{ nyckel: [] }, { session: [] }]);
  expect(tags).toHaveLength(1);
  for (const status of [400, 401, 406, 415, 422, 429, 500, 503]) expect(Object.keys(responses as Json)).toContain(String(status));
  const codes = Object.values(responses as Record<string, Json>)
    .map(shared)
    .join('');
  for (const kod of operation.errors) expect(codes).toContain(`"${kod}"`);
});

test.each(each.filter(([, { hints }]) => !hints.readOnly))('%s tells of keys and of trying', (_, operation) => {
  const text = JSON.stringify(described(operation));
  expect(text).toContain('"#/components/parameters/IdempotencyKey"');
  expect(text).toContain('"provkor"');
});

test.each([
  ['whole', document],
  ['selection', actions],
])('%s: every list says what it holds', (_, one) => {
  const lists: unknown[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && (value.type === 'array' || (Array.isArray(value.type) && value.type.includes('array')))) lists.push(value);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(one);
  expect(lists.length).toBeGreaterThan(100);
  expect(lists.filter((list) => Object.keys((list as Json).items ?? {}).length === 0)).toEqual([]);
});

test('what reads cannot be tried, and a file is sent as a form', () => {
  for (const [, operation] of each.filter(([, { hints }]) => hints.readOnly)) {
    expect(JSON.stringify(described(operation))).not.toContain('provkor');
  }
  const upload = document.paths['/studio/api/media']?.post;
  expect(upload?.requestBody).toMatchObject({ content: { 'multipart/form-data': {} } });
});

describe('a document of blocks', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'studio', components: document.components });
  const isBlock = ajv.compile({ $ref: 'studio#/components/schemas/Block' });

  test('is told apart by type, every type with its own fields', () => {
    const union = document.components.schemas?.Block;
    const topLevel = [...BLOCKS_WITH_EXAMPLES.values()].filter((definition) => definition.topLevel).map(({ type }) => type);
    expect(union?.oneOf).toHaveLength(topLevel.length);
    expect(union?.discriminator).toMatchObject({ propertyName: 'type' });
    expect(JSON.stringify(union?.discriminator).match(/#\/components/g)).toHaveLength(topLevel.length);
    for (const type of PARTS.keys()) expect(JSON.stringify(document.components.schemas)).toContain(`"const":"${type}"`);
  });

  test.each([...BLOCKS_WITH_EXAMPLES.values()].map((definition) => [definition.type, definition] as const))(
    'takes the examples of %s',
    (_, definition) => {
      for (const { namn, block } of definition.examples.valid) {
        expect(isBlock(block), `${namn}: ${JSON.stringify(isBlock.errors)}`).toBe(true);
      }
    },
  );

  test.each([...TEMPLATES_WITH_EXAMPLES.values()].map((template) => [template.id, template] as const))(
    'takes the article of the template %s',
    (_, { exempel }) => {
      for (const { block } of Object.values(exempel)) for (const one of block) expect(isBlock(one), JSON.stringify(one)).toBe(true);
    },
  );

  test.each([
    { type: 'finns_inte' },
    { type: 'paragraph', attrs: { finns_inte: 1 } },
    { type: 'paragraph', content: [{ type: 'heading' }] },
    { type: 'paragraph', attrs: { id: 'x' } },
    { type: 'listItem' },
    { attrs: {} },
  ])('does not take %j', (block) => {
    expect(isBlock(block)).toBe(false);
  });
});

describe('the selection for clients of actions', () => {
  test('has 29 operations, each with a reason, none that needs a person', () => {
    expect(Object.keys(ACTIONS)).toHaveLength(29);
    expect(
      operationsOf(actions)
        .map(({ operationId }) => operationId)
        .toSorted(),
    ).toEqual(Object.keys(ACTIONS).toSorted());
    for (const reason of Object.values(ACTIONS)) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['whole', document],
    ['selection', actions],
  ])('%s: descriptions and parameters are as short as such clients want, and every one is there', (_, one) => {
    for (const { operationId, summary, description, parameters } of operationsOf(one)) {
      for (const text of [summary, description]) {
        expect(String(text).length, `${operationId}`).toBeLessThanOrEqual(ACTIONS_LIMITS.description);
        expect(String(text).length, `${operationId}`).toBeGreaterThan(10);
      }
      for (const { name, description: told } of (parameters as Json[]).filter((parameter) => 'name' in parameter)) {
        expect(String(told).length, `${operationId} ${name}`).toBeLessThanOrEqual(ACTIONS_LIMITS.parameter);
        expect(told, `${operationId} ${name}`).toBeTypeOf('string');
      }
    }
  });

  test('what changes something asks first, what reads does not', () => {
    for (const one of operationsOf(actions)) {
      const operation = ALL.find(({ name }) => name === one.operationId);
      expect(one['x-openai-isConsequential']).toBe(operation?.hints.readOnly === false);
    }
  });

  test('tells a model that has nothing else what comes before and after', () => {
    const told = new Map(operationsOf(actions).map(({ operationId, description }) => [operationId, String(description)]));
    for (const [name, advice] of Object.entries(ACTIONS_ADVICE)) expect(told.get(name)).toMatch(new RegExp(`\\. ${advice}$`));
    for (const named of Object.values(ACTIONS_ADVICE).flatMap((advice) => advice.match(/\b[a-z]+[A-ZÅÄÖ]\w+/g) ?? []))
      expect(told.has(named), named).toBe(true);
  });

  test('lists are asked for by the page', () => {
    const paged = operationsOf(actions).flatMap(({ parameters }) => (parameters as Json[]).filter(({ name }) => name === 'per_sida'));
    expect(paged.length).toBeGreaterThan(2);
    for (const { schema, required } of paged) expect([schema, required]).toMatchObject([{ maximum: 30 }, true]);
  });
});
