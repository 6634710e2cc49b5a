import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { generatedDocument } from '#lib/blocks/generated-documents.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';
import { blockId } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { as } from './newsroom/people.ts';

/** A document without what Studio decides on save: the ids of blocks, and when a live entry was corrected. */
function asWritten(nodes: ReadonlyArray<Block | TextNode>): unknown[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node;
    const { attrs = {}, content, ...rest } = node as Block;
    const { id: _, inlagg, ...kept } = attrs;
    const entries = Array.isArray(inlagg) ? { inlagg: inlagg.map(withoutCorrection) } : {};
    return { ...rest, attrs: { ...kept, ...entries }, ...(content === undefined ? {} : { content: asWritten(content) }) };
  });
}

function withoutCorrection({ rattad: _, ...entry }: Record<string, unknown>): Record<string, unknown> {
  return entry;
}

async function read(writer: Caller, id: string): Promise<{ id: string; hash: string; block: Block[] }> {
  return (await writer.item(id)).sprak.sv.arbetsrevision;
}

test('any document that is taken comes back as it was, and is the same when it is saved again', async () => {
  const writer = await as('skribent');
  const { id } = await writer.created();
  await fc.assert(
    fc.asyncProperty(generatedDocument, async (document) => {
      const expected = parseDocument(document, { newId: blockId });
      const saved = await writer.save(id, 'sv', { rubrik: 'R', block: document, tvinga: true });
      if (expected.fel.length > 0) {
        expect([saved.status, saved.koder]).toEqual([422, expected.fel.map(({ kod }) => kod)]);
        return;
      }
      expect(saved.status, JSON.stringify(saved.fel)).toBe(200);
      const once = await read(writer, id);
      expect(asWritten(once.block)).toEqual(asWritten(expected.block));
      const again = await writer.save(id, 'sv', { rubrik: 'R', block: once.block, bas: once.id });
      expect([again.status, again.body.hash]).toEqual([200, once.hash]);
      expect((await read(writer, id)).block).toEqual(once.block);
    }),
    { numRuns: 60 },
  );
});

test('any document that is taken can be checked, previewed and compared', async () => {
  const writer = await as('skribent');
  const { id } = await writer.created();
  await fc.assert(
    fc.asyncProperty(generatedDocument, async (document) => {
      const saved = await writer.save(id, 'sv', { rubrik: 'R', ingress: 'I', block: document, tvinga: true });
      if (saved.status !== 200) return;
      expect((await writer.validate(id)).status).toBe(200);
      const preview = await writer.post(`/innehall/${id}/forhandsvisning`);
      expect(preview.status).toBe(200);
      expect(preview.body.html).not.toMatch(/<script>alert|<img src=x|href="\s*javascript:/i);
      const nr = saved.body.nr;
      expect((await writer.get(`/innehall/${id}/sprak/sv/jamfor`, { fran: String(nr - 1), till: String(nr) })).status).toBe(200);
    }),
    { numRuns: 30 },
  );
});

const HOSTILE = [
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '{}',
  '-1',
  '1e999',
  '../..',
  '<script>',
  'a'.repeat(3_000),
  '😀',
];
const anything = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom<unknown>(...HOSTILE, null, -1, 2 ** 53, 1e308, [], {}));

/** They take out everything that all tests have made: minutes, each time one comes up. */
const WHOLE_NEWSROOM = new Set(['exporteraArtiklar', 'exporteraRedaktion']);

test('whatever is sent to whatever operation, nobody gets an error of ours', async () => {
  const operations = inject('studio').operations.filter(({ name }) => !WHOLE_NEWSROOM.has(name));
  const callers = await Promise.all([as('superadmin'), as('chefredaktor'), as('superadmin')]);
  const { id } = await (await as('skribent')).created();
  const value = fc.oneof(anything, fc.constantFrom(id, 'sv', 'en', true, 'publicera', 'nyheter', 'nyhet', ['sv'], 'x@y.se'));
  const call = fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      caller: fc.constantFrom(...callers),
      segments: fc.array(fc.oneof(fc.constantFrom(id, 'sv', 'en', '1'), fc.constantFrom(...HOSTILE)), { minLength: 3, maxLength: 3 }),
      body: fc.dictionary(fc.constantFrom(...operation.fields, 'okant'), value, { maxKeys: 6 }),
      query: fc.dictionary(
        fc.constantFrom('sida', 'sok', 'fran', 'till', 'sektion', 'innehall', 'exempel'),
        fc.constantFrom(...HOSTILE, '1', 'sv'),
        {
          maxKeys: 3,
        },
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(call, async ({ operation, caller, segments, body, query }) => {
      const rest = [...segments];
      const path = operation.path
        .replace('/studio/api', '')
        .replace(/\{\w+\}/g, () => encodeURIComponent((rest.shift() ?? '').toWellFormed()));
      const reads = operation.method === 'GET' || operation.method === 'DELETE';
      const answer = await caller.call(operation.method, path, reads ? { query: wellFormed(query) } : { body });
      expect(answer.status, `${operation.name} ${JSON.stringify({ body, query }).slice(0, 300)}`).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
});

test('no address is an error of ours, whatever stands in the place of a name', async () => {
  const chief = await as('superadmin');
  const named = inject('studio').operations.filter(({ path }) => path.includes('{'));
  expect(named.length).toBeGreaterThan(50);
  for (const { name, method, path } of named) {
    for (const hostile of ['%00', 'a%00b', '%EF%BF%BD', '..%2F..', '%F0%9F%98%80'.repeat(50)]) {
      const address = path.replace('/studio/api', '').replace(/\{\w+\}/g, hostile);
      const { status } = await chief.call(method, address, method === 'GET' || method === 'DELETE' ? {} : { body: {} });
      expect(status, `${name} ${address.slice(0, 100)}`).toBeLessThan(500);
      expect(status, `${name} ${address.slice(0, 100)}`).toBeGreaterThanOrEqual(
        name === 'hamtaKandis' || name === 'listaPersonensArtiklar' ? 200 : 400,
      );
    }
  }
});

/** Half a surrogate cannot stand in an address. */
function wellFormed(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, value.toWellFormed()]));
}
