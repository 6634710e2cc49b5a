import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cannotCall } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { SCOPES } from '#lib/contract/connection.ts';
import { FAULTS } from '#lib/errors/codes.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { buildRouter } from '#lib/transports/doors/router.ts';

const ALL: readonly Operation[] = OPERATIONS;
const ASSISTANT: Actor = {
  ...{ typ: 'assistent', id: 'a', namn: 'Anna via claude.ai', roll: 'superadmin', sektioner: [], mallar: [], sprak: [] },
  ...{ publicera: true, schemalagga: true },
};
const each = ALL.map((operation) => [operation.name, operation] as const);

test('no two operations have the same name, and no two answer the same call', () => {
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  expect(() => buildRouter(ALL)).not.toThrow();
  const shapes = ALL.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test.each(each)('%s is found at its own address', (_, operation) => {
  const route = buildRouter(ALL);
  const address = operation.path.replace(/\{(\w+)\}/g, 'x-$1');
  const found = route(operation.method, address);
  expect(found.operation.name).toBe(operation.name);
  expect(Object.keys(found.params).toSorted()).toEqual(Object.keys(operation.params.shape).toSorted());
});

test.each(each)('%s has a Swedish name, a sentence in Swedish and an address below /studio/api', (_, { name, summary, path }) => {
  expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
  expect(summary).toMatch(/^[A-ZÅÄÖ].{10,}\.$/);
  expect(summary).not.toMatch(/\b(the|and|creates|returns|list of)\b/i);
  expect(path).toMatch(/^\/studio\/api\/[a-z]+(-[a-z]+)*(\/(\{[a-z]+\}|[a-z]+(-[a-z]+)*))*$/);
});

test('none that anybody can call works with more than its caller sees', () => {
  expect(ALL.filter(({ seesAll }) => seesAll !== undefined).map(({ name }) => name)).toEqual([]);
});

/** The fields of a schema that nobody has described, by their paths. */
function undescribed(schema: z.ZodType, path: string): string[] {
  let here = schema;
  let described = here.meta()?.description !== undefined;
  while (here instanceof z.ZodOptional || here instanceof z.ZodNullable || here instanceof z.ZodDefault) {
    here = here.unwrap() as z.ZodType;
    described ||= here.meta()?.description !== undefined;
  }
  const inner = here instanceof z.ZodArray ? (here.element as z.ZodType) : here;
  const below =
    inner instanceof z.ZodObject ? Object.entries(inner.shape).flatMap(([name, field]) => undescribed(field, `${path}.${name}`)) : [];
  return [...(described || path === '' ? [] : [path]), ...below];
}

test.each(each)('every field that %s takes is described', (_, { params, query, body }) => {
  const fields = [params, query, body].flatMap((part) =>
    Object.entries<z.ZodType>(part.shape).flatMap(([name, field]) => undescribed(field, name)),
  );
  expect(fields).toEqual([]);
});

test.each(each)('%s refuses fields it does not know', (_, { query, body }) => {
  for (const part of [query, body]) expect(part.safeParse({ finns_inte: 1 }).success).toBe(false);
});

test.each(each)('%s hints what it does, and declares each code once', (_, { method, hints, errors, transaction }) => {
  if (method === 'GET') expect(hints.readOnly).toBe(true);
  if (method === 'DELETE') expect(hints.destructive).toBe(true);
  if (hints.readOnly) expect(transaction).toBeUndefined();
  expect(new Set(errors).size).toBe(errors.length);
  for (const kod of errors) expect(Object.keys(FAULTS)).toContain(kod);
});

/** What an assistant must have been granted for each operation that is no plain reading or writing of content. */
const OWN_SCOPE: Record<string, readonly string[]> = {
  vilket_som_helst: ['hamtaJag', 'korSats'],
  'innehall:publicera': [
    'slappInnehall',
    'taNedInnehall',
    'andraRelease',
    'avbrytRelease',
    'provaReleaseIgen',
    'godkannRelease',
    'avgorAndringDar',
    'avslaRelease',
  ],
  'trafik:las': ['hamtaTrafik', 'exporteraTrafik', 'hamtaArtikeltrafik', 'hamtaIntakter', 'hamtaArtikelintakter'],
  'ko:skriv': [
    'listaKo',
    'skapaKouppgift',
    'andraKouppgift',
    'taKouppgift',
    'slappKouppgift',
    'klarmarkeraKouppgift',
    'hamtaKouppgift',
    'listaKoansvariga',
    'lamnaOverKouppgift',
    'listaKokommentarer',
    'skapaKokommentar',
    'listaBevakningar',
    'skapaBevakning',
    'andraBevakning',
    'taBortBevakning',
    'listaIdeer',
    'bestallIde',
    'avfardaIde',
    'taTillbakaIde',
  ],
};

describe('the scope of an operation', () => {
  const named = new Map(Object.entries(OWN_SCOPE).flatMap(([omfang, names]) => names.map((name) => [name, omfang] as const)));

  test('is told of none that there is not', () => {
    expect([...named.keys()].filter((name) => !ALL.some((operation) => operation.name === name))).toEqual([]);
  });

  test.each(each)('%s is reached with the scope that says it, and with no other', (name, { omfang, hints: { readOnly } }) => {
    const plain = readOnly || ['forhandsvisa', 'foreslaTillInnehall'].includes(name) ? 'innehall:las' : 'innehall:skriv';
    const expected = named.get(name) ?? plain;
    for (const scope of SCOPES) {
      const assistant: Actor = { ...ASSISTANT, omfang: [scope] };
      const letIn = cannotCall(assistant, { omfang, readOnly }) === undefined;
      expect([scope, letIn]).toEqual([scope, expected === 'vilket_som_helst' || scope === expected]);
    }
  });

  test.each(each)('%s is about figures or the queue only where its address says so', (name, { path, hints: { readOnly } }) => {
    const ofQueue = /^\/studio\/api\/(ko|ideer|bevakningar)\b/.test(path);
    const ofFigures = /^\/studio\/api\/(trafik|intakter)\b|\/(trafik|intakter)$/.test(path);
    // Whoever reads figures in changes what everybody sees, as whoever writes.
    expect(['trafik:las', 'ko:skriv'].includes(named.get(name) ?? '')).toBe(ofQueue || (ofFigures && readOnly));
  });
});

describe('the fault table', () => {
  test.each(Object.entries(FAULTS))('%s has a status, a cause and a remedy in Swedish', (kod, { status, orsak, atgard }) => {
    expect(kod).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    for (const sentence of [orsak, atgard]) {
      expect(sentence).toMatch(/^([A-ZÅÄÖ]|\{\w+\}|order_av)/);
      expect(sentence).not.toMatch(/\b(the|is not|invalid|error|failed)\b/i);
    }
  });
});
