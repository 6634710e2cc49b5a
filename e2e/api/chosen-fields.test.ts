import { beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { paragraph } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

/* Who reads very much asks for what they need of it: fields, a language, what has changed (decisions.md §26). */

const TEXT = { rubrik: 'Ett hus vid havet', block: [paragraph('Ett', 'bfalten001'), paragraph('Två', 'bfalten002')] };
const get = async (caller: Caller, path: string) => {
  const { status, text, headers } = await send({ method: 'GET', path: `/studio/api${path}`, headers: caller.credential });
  return { status, headers, length: text.length, body: JSON.parse(text) };
};

let writer: Caller;
let id: string;
beforeAll(async () => {
  writer = await as('skribent');
  ({ id } = await writer.created({ ...TEXT, taggar: ['falten'] }));
});

describe('falt', () => {
  test('of an article are those fields of it and no more, document or none', async () => {
    const whole = await get(writer, `/innehall/${id}`);
    const some = await get(writer, `/innehall/${id}?falt=id,sprak.sv.status,sprak.sv.arbetsrevision.block`);
    const { sv } = whole.body.innehall.sprak;
    const { status, arbetsrevision } = sv;
    expect(some.body).toEqual({ ok: true, innehall: { id, sprak: { sv: { status, arbetsrevision: { block: arbetsrevision.block } } } } });
    const head = await get(writer, `/innehall/${id}?falt=status`);
    expect(head.body).toEqual({ ok: true, innehall: { status: 'utkast' } });
    expect(head.headers.etag).not.toBe(some.headers.etag);
  });

  test('of a list are those of each, with its counts and the way on', async () => {
    const { body } = await get(writer, `/innehall?tagg=falten&per_sida=1&falt=id,taggar`);
    expect(body).toMatchObject({ ok: true, antal: 1, sida: 1, per_sida: 1, innehall: [{ id, taggar: ['falten'] }] });
    expect(Object.keys(body.innehall[0])).toEqual(['id', 'taggar']);
  });

  test('that there are none of are told with all else that is wrong', async () => {
    const refused = await get(writer, `/innehall?falt=id,rubrk,sprak.sv.x&per_sida=0`);
    expect(refused.status).toBe(422);
    const { fel }: { fel: { kod: string; falt: string; atgard: string }[] } = refused.body;
    expect(fel.map(({ kod, falt }) => [kod, falt])).toEqual([
      ['falt_okant', 'falt'],
      ['falt_okant', 'falt'],
      [expect.any(String), 'per_sida'],
    ]);
    expect(fel[0]?.atgard).toBe('Menade du rubrik?');
    for (const falt of ['%00', '..', '__proto__', 'constructor', `${'x.'.repeat(1500)}x`, encodeURIComponent('id; DROP TABLE innehall')])
      expect([falt, (await get(writer, `/innehall/${id}?falt=${falt}`)).status]).toEqual([falt, 422]);
    expect((await get(writer, `/innehall/${id}?falt=${'id,'.repeat(2000)}`)).body.fel[0].kod).toBe('for_lang');
  });

  test('are nothing that a call which writes knows of', async () => {
    const { status, koder } = await writer.call('PATCH', `/innehall/${id}?falt=id`, { body: { ansvarig: '' } });
    expect([status, koder]).toEqual([422, ['falt_okant']]);
  });

  test('may be asked of every operation that is read, by the names that the description has', async () => {
    const { body } = await get(writer, '/openapi.json');
    for (const { path, method, fileTypes } of OPERATIONS) {
      if (method !== 'GET') continue;
      const described = body.paths[path].get.parameters.map((parameter: { $ref?: string }) => parameter.$ref);
      expect([path, described.includes('#/components/parameters/Falt')]).toEqual([path, fileTypes === undefined]);
    }
  });
});

test('sprak of an article is that version alone, and none where it has none', async () => {
  await writer.saved(id, 'en', { rubrik: 'A house by the sea', block: TEXT.block });
  const of = async (sprak: string) => Object.keys((await get(writer, `/innehall/${id}?sprak=${sprak}`)).body.innehall.sprak);
  expect([await of('sv'), await of('en')]).toEqual([['sv'], ['en']]);
  const { id: swedish } = await writer.created(TEXT);
  expect((await get(writer, `/innehall/${swedish}?sprak=en`)).body.innehall.sprak).toEqual({});
  expect((await get(writer, `/innehall/${id}?sprak=xx-yy-zz`)).status).toBe(422);
});

test('andrad_sedan is what has changed then or later, the latest first, page after page', async () => {
  const before = await writer.created({ ...TEXT, taggar: ['sedan'] });
  const first = await writer.created({ ...TEXT, taggar: ['sedan'] });
  const { andrad } = await writer.item(first.id);
  const second = await writer.created({ ...TEXT, taggar: ['sedan'] });
  const list = async (rest: string) => (await get(writer, `/innehall?andrad_sedan=${encodeURIComponent(andrad)}${rest}`)).body;
  const found = await list('&tagg=sedan&per_sida=1');
  expect(found.innehall.map((item: { id: string }) => item.id)).toEqual([second.id]);
  const further = await list(`&tagg=sedan&per_sida=1&markor=${found.nasta}`);
  expect(further.innehall.map((item: { id: string }) => item.id)).toEqual([first.id]);
  const all: { id: string }[] = (await list('&tagg=sedan&sortera=andrad')).innehall;
  expect(all.map((item) => item.id)).toEqual([second.id, first.id]);
  await writer.call('PATCH', `/innehall/${before.id}`, { body: { ansvarig: 'Nora' } });
  expect((await list('&tagg=sedan&per_sida=1')).innehall[0].id).toBe(before.id);
  for (const [query, falt] of [
    [`andrad_sedan=${encodeURIComponent(andrad)}&sortera=rubrik`, 'sortera'],
    ['andrad_sedan=igar', 'andrad_sedan'],
    ['andrad_sedan=0000-01-01T00:00:00Z', 'andrad_sedan'],
    ['andrad_sedan=2026-11-26T25:00:00Z', 'andrad_sedan'],
  ]) {
    const refused = await get(writer, `/innehall?${query}`);
    expect([query, refused.status, refused.body.fel[0].falt]).toEqual([query, 422, falt]);
  }
});
