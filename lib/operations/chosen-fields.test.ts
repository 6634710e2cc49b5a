import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonOf, withKept } from '#lib/contract/kept-json.ts';
import { fieldsAsked } from '#lib/operations/chosen-fields.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';

const version = z.object({ rubrik: z.string(), block: z.array(z.unknown()), av: z.object({ id: z.string(), namn: z.string() }) });
const item = z.object({
  id: z.string(),
  puff: z.object({ src: z.string(), alt: z.string() }).nullable(),
  sprak: z.record(z.string(), version),
});

const reading = (output: z.ZodObject) =>
  defineOperation({ name: 'lasa', summary: 'Läser.', method: 'GET', path: '/x', output, hints: { readOnly: true }, run: async () => ({}) });
const one = reading(z.object({ ok: z.literal(true), innehall: item }));
const several = reading(z.object({ ok: z.literal(true), antal: z.number(), innehall: z.array(item) }));
const parts = reading(
  z.object({
    ok: z.literal(true),
    dagar: z.array(z.object({ dag: z.string(), antal: z.number() })),
    summa: z.object({ antal: z.number() }),
  }),
);

const ask = (operation: Parameters<typeof fieldsAsked>[0], falt: unknown, query = {}) =>
  fieldsAsked(operation, { params: {}, query: { ...query, falt }, body: undefined });
const sv = { rubrik: 'Rubrik', block: [{ type: 'paragraph' }], av: { id: 'p1', namn: 'Nora' } };
const ARTICLE = { id: 'a1', puff: { src: '/x', alt: 'Ett rum' }, sprak: { sv, en: { ...sv, rubrik: 'Headline' } } };

it('gives the fields that are named, of what the answer is about, with what frames it', () => {
  const body = { ok: true, innehall: ARTICLE };
  expect(ask(one, 'id').of(body)).toEqual({ ok: true, innehall: { id: 'a1' } });
  expect(ask(one, ' id , sprak.sv.rubrik,puff.alt,').of(body)).toEqual({
    ok: true,
    innehall: { id: 'a1', puff: { alt: 'Ett rum' }, sprak: { sv: { rubrik: 'Rubrik' } } },
  });
  expect(ask(several, 'sprak.en.av.namn').of({ ok: true, antal: 1, innehall: [ARTICLE] })).toEqual({
    ok: true,
    antal: 1,
    innehall: [{ sprak: { en: { av: { namn: 'Nora' } } } }],
  });
});

it('gives all of what is named whole, whatever of it is named too, and nothing where there is nothing', () => {
  const body = { ok: true, innehall: { ...ARTICLE, puff: null } };
  for (const falt of ['sprak,sprak.sv.rubrik', 'sprak.sv.rubrik,sprak'])
    expect(ask(one, falt).of(body).innehall).toEqual({ sprak: ARTICLE.sprak });
  expect(ask(one, 'puff.alt,sprak.no.rubrik').of(body).innehall).toEqual({ puff: null, sprak: {} });
});

it('begins with the name of a part where an answer is about several', () => {
  const body = { ok: true, dagar: [{ dag: '2026-11-26', antal: 3 }], summa: { antal: 3 } };
  expect(ask(parts, 'dagar.antal').of(body)).toEqual({ ok: true, dagar: [{ antal: 3 }] });
  expect(ask(parts, 'antal').faults).toHaveLength(1);
});

it('takes nothing of an answer when nothing is named, and of a call only its own field', () => {
  const body = { ok: true, innehall: ARTICLE };
  for (const falt of ['', ' , ']) expect(ask(one, falt).of(body)).toBe(body);
  expect(ask(one, 'id', { raderad: 'true' }).input.query).toEqual({ raderad: 'true' });
});

it('says what there is instead of what there is not, where the path goes wrong', () => {
  const said = (falt: string) => ask(one, falt).faults.map(({ kod, falt: field, orsak, atgard }) => [kod, field, orsak, atgard]);
  expect(said('id,sprak.sv.rubik')).toEqual([['falt_okant', 'falt', 'Fältet sprak.sv.rubik finns inte.', 'Menade du rubrik?']]);
  expect(said('__proto__')).toEqual([['falt_okant', 'falt', 'Fältet __proto__ finns inte.', 'Använd något av id, puff, sprak.']]);
  expect(said('id.tecken')[0]?.[3]).toBe('Skriv id: det hämtas helt.');
  expect(said(`${'a.'.repeat(1999)}b`)[0]?.[2]?.length).toBeLessThan(100);
  expect(ask(one, 'id,'.repeat(2000)).faults.map(({ kod }) => kod)).toEqual(['for_lang']);
});

it('keeps a document as the JSON that it was read as, and does not look into one that is not wanted', () => {
  const json = new TextEncoder().encode(JSON.stringify(sv.block));
  const body = { ok: true, innehall: { ...ARTICLE, sprak: { sv: withKept({ rubrik: 'Rubrik', av: sv.av }, 'block', json) } } };
  const written = (falt: string) => JSON.parse(Buffer.from(jsonOf(ask(one, falt).of(body))).toString());
  expect(written('sprak.sv.block').innehall).toEqual({ sprak: { sv: { block: sv.block } } });
  expect(typeof jsonOf(ask(one, 'sprak.sv.block').of(body))).not.toBe('string');
  const broken = { ok: true, innehall: { sprak: { sv: withKept({ rubrik: 'Rubrik' }, 'block', new TextEncoder().encode('{')) } } };
  expect(ask(one, 'sprak.sv.rubrik').of(broken).innehall).toEqual({ sprak: { sv: { rubrik: 'Rubrik' } } });
});

it('is a name that no reading operation has for anything of its own', () => {
  expect(OPERATIONS.filter(({ query, hints }) => hints.readOnly && 'falt' in query.shape).map(({ name }) => name)).toEqual([]);
});
