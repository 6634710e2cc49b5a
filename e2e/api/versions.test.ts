import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { paragraph } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

/* Who asks again and again is spared what they have, and who writes may say what they build on in a header (decisions.md §26). */

const ask = (caller: Caller, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send({ method, path: `/studio/api${path}`, headers: { ...caller.credential, ...headers } });
const TEXT = { rubrik: 'Rubrik', block: [paragraph('Ett', 'bversion01')] };

describe('an answer that is read', () => {
  test('has an ETag, is 304 without text for who has it, and whole again when something has changed', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created(TEXT);
    const first = await ask(writer, `/innehall/${id}`);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}[!#-~]*"$/);
    for (const known of [etag, `W/${etag}`, `"annat", ${etag}`, '*']) {
      const same = await ask(writer, `/innehall/${id}`, { 'if-none-match': known });
      expect([same.status, same.text, same.headers.etag, same.headers['content-type']]).toEqual([304, '', etag, undefined]);
      expect(same.headers.ratelimit).toMatch(/r=\d+/);
    }
    await writer.saved(id, 'sv', { bas: revision, ...TEXT, rubrik: 'En annan' });
    const changed = await ask(writer, `/innehall/${id}`, { 'if-none-match': etag });
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  });

  test('is of whom it was for: another who has the same ETag has to be let in first', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(TEXT);
    const { headers } = await ask(writer, `/innehall/${id}`);
    const nobody = await send({ method: 'GET', path: `/studio/api/innehall/${id}`, headers: { 'if-none-match': String(headers.etag) } });
    expect(nobody.status).toBe(401);
  });

  test('that refuses has none, nor has a write', async () => {
    const writer = await as('skribent');
    expect((await ask(writer, '/innehall/finns-inte', { 'if-none-match': '*' })).status).toBe(404);
    const made = await writer.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', ...TEXT });
    expect([made.status, made.headers.etag]).toEqual([201, undefined]);
  });
});

describe('If-Match', () => {
  const put = (writer: Caller, id: string, match: string, body: object = {}) =>
    writer.call('PUT', `/innehall/${id}/sprak/sv`, { body: { ...TEXT, ...body }, headers: { 'If-Match': match } });

  test('is what the save builds on: the newest is saved, and from an older one it is a conflict', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created(TEXT);
    expect((await put(writer, id, `"${revision}"`, { rubrik: 'Två' })).status).toBe(200);
    const late = await put(writer, id, `"${revision}"`, { rubrik: 'Tre' });
    expect([late.status, late.koder]).toEqual([409, ['konflikt']]);
    expect((await writer.item(id)).sprak.sv.arbetsrevision.rubrik).toBe('Två');
  });

  test('of an item is when it was changed', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(TEXT);
    const { andrad } = await writer.item(id);
    const patch = (match: string) =>
      writer.call('PATCH', `/innehall/${id}`, { body: { taggar: ['Fyrar'] }, headers: { 'If-Match': match } });
    expect((await patch(`"${andrad}"`)).status).toBe(200);
    expect((await patch('"2020-01-01T00:00:00.000Z"')).koder).toEqual(['innehall_andrat']);
  });

  test.each([
    ['no entity tag', 'utan citattecken', {}],
    ['several', '"a", "b"', {}],
    ['a weak one', 'W/"a"', {}],
    ['another than the body says', '"a"', { bas: 'b' }],
  ])('that is %s is refused, and nothing saved', async (_, match, body) => {
    const writer = await as('skribent');
    const { id } = await writer.created(TEXT);
    const { status, fel } = await put(writer, id, match, body);
    expect([status, fel[0]?.kod, fel[0]?.falt]).toEqual([422, 'falt_format', 'If-Match']);
    expect(await writer.revisions(id)).toBe(1);
  });

  const match = (writer: Caller, method: string, path: string, etag: unknown, body: object) =>
    writer.call(method, path, { body, headers: { 'If-Match': String(etag) } });

  test('may be the ETag of the article as it was read, and from an older one it is a conflict', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(TEXT);
    const etag = (await writer.get(`/innehall/${id}`)).headers.etag;
    expect((await match(writer, 'PATCH', `/innehall/${id}`, etag, { taggar: ['Fyrar'] })).status).toBe(200);
    expect((await match(writer, 'PUT', `/innehall/${id}/sprak/sv`, etag, { ...TEXT, rubrik: 'Två' })).status).toBe(200);
    expect((await match(writer, 'PUT', `/innehall/${id}/sprak/en`, etag, { ...TEXT, rubrik: 'Two' })).status).toBe(200);
    const late = await Promise.all([
      match(writer, 'PATCH', `/innehall/${id}`, etag, { taggar: ['Hamnar'] }),
      match(writer, 'PUT', `/innehall/${id}/sprak/sv`, etag, { ...TEXT, rubrik: 'Tre' }),
      match(writer, 'PUT', `/innehall/${id}/sprak/en`, etag, { ...TEXT, rubrik: 'Three' }),
    ]);
    expect(late.map(({ status, koder }) => [status, koder])).toEqual([
      [409, ['innehall_andrat']],
      [409, ['konflikt']],
      [409, ['bas_saknas']],
    ]);
    expect(late.map(({ body }) => body.senaste?.rubrik)).toEqual(['Två', 'Två', 'Two']);
  });

  test('may be the ETag of the revision that was read, or of the handbook', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created(TEXT);
    const { etag } = (await writer.get(`/innehall/${id}/sprak/sv/revisioner/${revision}`)).headers;
    const save = (rubrik: string) => match(writer, 'PUT', `/innehall/${id}/sprak/sv`, etag, { ...TEXT, rubrik });
    expect([(await save('Två')).status, (await save('Tre')).koder]).toEqual([200, ['konflikt']]);
    const chief = await as('chefredaktor');
    const handbook = await chief.get('/handbok');
    const asItIs = { text: 'Skriv kort.', provkor: true };
    expect((await match(chief, 'PUT', '/handbok', handbook.headers.etag, asItIs)).status).toBe(200);
  });

  test('may be the ETag of the front that was read, and from an older one it is a conflict', async () => {
    const [chief, admin] = await Promise.all([as('chefredaktor'), as('admin')]);
    const sektion = `framsida-${randomUUID().slice(0, 8)}`;
    expect((await admin.post('/sektioner', { id: sektion, namn: { sv: `Framsida ${sektion}` }, mallar: ['nyhet'] })).status).toBe(201);
    const etag = async () => (await chief.get('/framsidor/sv', { sektion })).headers.etag;
    const [start, first] = [(await chief.get('/framsidor/sv')).headers.etag, await etag()];
    const save = (tag: unknown, kommentar: string) => match(chief, 'PUT', '/framsidor/sv', tag, { sektion, platser: [{}], kommentar });
    expect((await save(first, 'Ett')).status).toBe(200);
    expect(await save(first, 'Två')).toMatchObject({ status: 409, koder: ['framsida_andrad'] });
    expect((await save(await etag(), 'Tre')).status).toBe(200);
    // That of another front, or in another language, is that of something else.
    expect(await save(start, 'Fyra')).toMatchObject({ status: 422, koder: ['falt_format'] });
    expect(await match(chief, 'PUT', '/framsidor/en', await etag(), { sektion, platser: [] })).toMatchObject({
      status: 422,
      koder: ['falt_format'],
    });
  });

  test('that is the ETag of another article is refused, also where neither has the language', async () => {
    const writer = await as('skribent');
    const [mine, other] = [await writer.created(TEXT), await writer.created(TEXT)];
    const ofArticle = (await writer.get(`/innehall/${other.id}`)).headers.etag;
    const ofRevision = (await writer.get(`/innehall/${other.id}/sprak/sv/revisioner/${other.revision}`)).headers.etag;
    for (const etag of [ofArticle, ofRevision]) {
      const answers = [
        await match(writer, 'PUT', `/innehall/${mine.id}/sprak/en`, etag, TEXT),
        await match(writer, 'PUT', `/innehall/${mine.id}/sprak/sv`, etag, TEXT),
        await match(writer, 'PATCH', `/innehall/${mine.id}`, etag, { taggar: ['Fyrar'] }),
      ];
      expect(answers.map(({ status, fel }) => [status, fel[0]?.kod, fel[0]?.falt])).toEqual(
        answers.map(() => [422, 'falt_format', 'If-Match']),
      );
    }
    expect(Object.keys((await writer.item(mine.id)).sprak)).toEqual(['sv']);
    // An id may be spelled in capitals.
    const own = (await writer.get(`/innehall/${mine.id.toUpperCase()}`)).headers.etag;
    expect((await match(writer, 'PUT', `/innehall/${mine.id}/sprak/en`, own, TEXT)).status).toBe(200);
  });

  test.each([
    ['made weak', (etag: string) => `W/${etag}`, 'W/'],
    ['given an ending', (etag: string) => etag.replace(/"$/, '-gzip"'), '-gzip'],
  ])('that a proxy has %s on the way is refused, and it is told what to do', async (_, changed, added) => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created(TEXT);
    expect((await writer.put(`/innehall/${id}/sprak/en`, TEXT)).status).toBe(200);
    for (const path of [`/innehall/${id}`, `/innehall/${id}/sprak/sv/revisioner/${revision}`, '/sektioner']) {
      const sent = String((await writer.get(path)).headers.etag);
      // As long as the contract has it, and as it may be sent back, also of an article in all languages.
      expect(sent).toMatch(/^"[!#-~]{1,200}"$/);
      const etag = changed(sent);
      const { status, fel } = await match(writer, 'PUT', `/innehall/${id}/sprak/sv`, etag, TEXT);
      expect([path, status, fel.map(({ falt }) => falt)]).toEqual([path, 422, ['If-Match']]);
      expect(fel[0]?.atgard).toContain(`Märket har ändrats på vägen: ${added} sätts dit av en proxy som komprimerar svaren.`);
    }
    expect((await writer.item(id)).sprak.sv.arbetsrevision.id).toBe(revision);
  });

  test('that is an ETag of something else is refused by its own name, with what to say instead', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(TEXT);
    const { etag } = (await writer.get('/sektioner')).headers;
    const answers = [
      await match(writer, 'PUT', `/innehall/${id}/sprak/sv`, etag, TEXT),
      await match(writer, 'PATCH', `/innehall/${id}`, etag, { taggar: ['Fyrar'] }),
    ];
    for (const [nr, field] of ['bas', 'bas_andrad'].entries()) {
      const { status, fel } = answers[nr] ?? {};
      expect([status, fel?.[0]?.kod, fel?.[0]?.falt]).toEqual([422, 'falt_format', 'If-Match']);
      expect(fel?.[0]?.atgard).toContain(`skriv det som skulle ha stått i ${field}, inom citattecken`);
    }
    expect(await writer.revisions(id)).toBe(1);
  });

  test('is refused where nothing is compared, instead of being passed over', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(TEXT);
    const { koder } = await writer.call('POST', `/innehall/${id}/kopiera`, { body: {}, headers: { 'If-Match': '"a"' } });
    expect(koder).toEqual(['falt_format']);
  });
});
