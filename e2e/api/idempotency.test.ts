import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { Database } from '#lib/store/database.ts';
import { Idempotency } from '#lib/store/idempotency.ts';
import type { Answer } from './newsroom/answer.ts';
import { english, swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { file, picture } from './newsroom/pictures.ts';

const REPLAYED = 'idempotent-replayed';

function isReplay(answer: Answer, of: Answer): void {
  expect(answer.status).toBe(of.status);
  expect(answer.headers[REPLAYED]).toBe('true');
  expect(answer.body).toEqual(of.body);
}

describe('the same key', () => {
  test('with the same body is answered again, and nothing is done', async () => {
    const writer = await as('skribent');
    const nyckel = randomUUID();
    const first = await writer.create(swedish({ rubrik: 'Samma' }), { nyckel });
    expect([first.status, first.headers[REPLAYED]]).toEqual([201, undefined]);
    isReplay(await writer.create(swedish({ rubrik: 'Samma' }), { nyckel }), first);
    expect((await writer.get('/innehall', { agare: writer.id })).body.antal).toBe(1);
  });

  test('with the same body, its names in another order, is answered again', async () => {
    const writer = await as('skribent');
    const nyckel = randomUUID();
    const meta = { seoTitel: 'Ett', seoBesk: 'Två' };
    const first = await writer.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Samma', meta }, { nyckel });
    const turned = { seoBesk: meta.seoBesk, seoTitel: meta.seoTitel };
    isReplay(await writer.post('/innehall', { rubrik: 'Samma', meta: turned, mall: 'nyhet', sektion: 'nyheter' }, { nyckel }), first);
  });

  test('in the body is wrong with the rest of the body, and differs from the header in nothing', async () => {
    const writer = await as('skribent');
    const wrong = await writer.post('/innehall', { sektion: 'finns-inte', mall: 'nyhet', rubrik: 'Ett', idem: 'två ord' });
    expect(wrong.fel.map(({ kod, falt }) => `${kod} ${falt}`).toSorted()).toEqual(['falt_format idem', 'sektion_okand sektion']);
    const typed = await writer.create({ idem: 5 });
    expect([typed.status, typed.koder]).toEqual([422, ['falt_typ']]);
    const differs = await writer.create({ idem: 'ett' }, { nyckel: 'annat' });
    expect(differs.fel.map(({ kod, falt }) => `${kod} ${falt}`)).toEqual(['falt_format idem']);
  });

  test('with another body is 422, and the first answer stands', async () => {
    const writer = await as('skribent');
    const nyckel = randomUUID();
    const first = await writer.create({ rubrik: 'Ett' }, { nyckel });
    const { status, fel } = await writer.create({ rubrik: 'Två' }, { nyckel });
    expect([status, fel.map(({ kod }) => kod)]).toEqual([422, ['nyckel_annan_kropp']]);
    isReplay(await writer.create({ rubrik: 'Ett' }, { nyckel }), first);
  });

  test('at another address is 422', async () => {
    const writer = await as('skribent');
    const [one, two] = [await writer.created(), await writer.created()];
    const nyckel = randomUUID();
    await writer.post(`/innehall/${one.id}/kopiera`, {}, { nyckel });
    expect((await writer.post(`/innehall/${two.id}/kopiera`, {}, { nyckel })).koder).toEqual(['nyckel_annan_kropp']);
    expect((await writer.create({}, { nyckel })).koder).toEqual(['nyckel_annan_kropp']);
  });

  test('of another caller is another key', async () => {
    const [one, two] = await Promise.all([as('skribent'), as('skribent')]);
    const nyckel = randomUUID();
    const [first, second] = [await one.create({}, { nyckel }), await two.create({}, { nyckel })];
    expect(second.headers[REPLAYED]).toBeUndefined();
    expect(second.body.id).not.toBe(first.body.id);
  });

  test('after a refusal is free again', async () => {
    const writer = await as('skribent');
    const nyckel = randomUUID();
    expect((await writer.create({ mall: 'okand' }, { nyckel })).status).toBe(422);
    expect((await writer.create({}, { nyckel })).status).toBe(201);
  });

  test('from ten at once makes one item; the others get its answer or are asked to wait', async () => {
    const writer = await as('skribent');
    const nyckel = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => writer.create({ rubrik: 'Tio' }, { nyckel })));
    const made = answers.filter(({ status, headers }) => status === 201 && headers[REPLAYED] === undefined);
    expect(made).toHaveLength(1);
    for (const other of answers.filter((answer) => answer !== made[0])) {
      if (other.status === 201) expect(other.body).toEqual(made[0]?.body);
      else {
        expect([other.status, other.koder]).toEqual([409, ['samtidigt_anrop']]);
        expect(Number(other.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect((await writer.get('/innehall', { agare: writer.id })).body.antal).toBe(1);
    isReplay(await writer.create({ rubrik: 'Tio' }, { nyckel }), made[0] as Answer);
  });
});

describe('the key', () => {
  test('may stand in the body of a creation, as idem', async () => {
    const writer = await as('skribent');
    const idem = randomUUID();
    const first = await writer.create({ idem });
    isReplay(await writer.create({ idem }), first);
    expect(first.status).toBe(201);
    expect((await writer.create({ idem, rubrik: 'Annan' })).koder).toEqual(['nyckel_annan_kropp']);
  });

  test.each(['', ' ', 'a b', 'å', 'x'.repeat(201)])('that cannot be one is refused: «%s»', async (idem) => {
    const writer = await as('skribent');
    const { status, fel } = await writer.create({ idem });
    expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['idem']]);
  });

  test.each([7, null, {}])('that is no text is refused: %j', async (idem) => {
    const { status, fel } = await (await as('skribent')).create({ idem });
    expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['idem']]);
  });

  test('that cannot be one is refused as a header too', async () => {
    const { status, fel } = await (await as('skribent')).create({}, { nyckel: 'a b' });
    expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['Idempotency-Key']]);
  });

  test('is kept for seven days', async () => {
    const writer = await as('skribent');
    const nyckel = randomUUID();
    const first = await writer.create({}, { nyckel });
    await sql(`UPDATE idempotens SET paborjad = now() - interval '6 days 23 hours' WHERE nyckel = $1`, [nyckel]);
    isReplay(await writer.create({}, { nyckel }), first);
    await sql(`UPDATE idempotens SET paborjad = now() - interval '7 days 1 hour' WHERE nyckel = $1`, [nyckel]);
    expect((await writer.create({}, { nyckel })).body.id).not.toBe(first.body.id);
  });
});

describe('every operation that writes honours it', () => {
  test('saving: the second time is the same revision, not a conflict', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created();
    const nyckel = randomUUID();
    const fields = { bas: revision, rubrik: 'Ny' };
    const first = await writer.save(id, 'sv', fields, { nyckel });
    isReplay(await writer.save(id, 'sv', fields, { nyckel }), first);
    expect(await writer.revisions(id)).toBe(2);
  });

  test('changing, copying, approving, restoring, sharing', async () => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created(swedish());
    const calls = [
      (nyckel: string) => chief.patch(`/innehall/${id}`, { taggar: ['bro'] }, { nyckel }),
      (nyckel: string) => chief.post(`/innehall/${id}/kopiera`, {}, { nyckel }),
      (nyckel: string) => chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand' }, { nyckel }),
      (nyckel: string) => chief.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1 }, { nyckel }),
      (nyckel: string) => chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5 }, { nyckel }),
    ];
    for (const call of calls) {
      const nyckel = randomUUID();
      const first = await call(nyckel);
      expect(first.status).toBeLessThan(300);
      isReplay(await call(nyckel), first);
    }
    expect(await chief.revisions(id)).toBe(2);
    expect((await chief.get(`/innehall/${id}/delningar`)).body.delningar).toHaveLength(1);
  });

  test('publishing and taking down', async () => {
    const writer = await agent(MAY_PUBLISH);
    const { id } = await writer.created(swedish());
    const [publish, takeDown] = [randomUUID(), randomUUID()];
    const released = await writer.release(id, { order_av: writer.agare.id }, { nyckel: publish });
    expect(released.status).toBe(200);
    isReplay(await writer.release(id, { order_av: writer.agare.id }, { nyckel: publish }), released);
    expect((await writer.get(`/innehall/${id}/releaser`)).body.releaser).toHaveLength(1);
    expect((await writer.release(id, { order_av: writer.agare.id, lage: 'utkast' }, { nyckel: publish })).koder).toEqual([
      'nyckel_annan_kropp',
    ]);
    const down = await writer.agare.takeDown(id, 'Fel', { nyckel: takeDown });
    isReplay(await writer.agare.takeDown(id, 'Fel', { nyckel: takeDown }), down);
    expect(down.body.status).toBe('nedtagen');
  });

  test('ten publishing at once with one key publish once', async () => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created(swedish());
    await chief.saved(id, 'en', english());
    const nyckel = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => chief.release(id, {}, { nyckel })));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await chief.get(`/innehall/${id}/releaser`)).body.releaser).toHaveLength(1);
  });

  test('thirty items published at once, each with a key of its own, are all published', async () => {
    const chief = await as('chefredaktor');
    const ids = await Promise.all(Array.from({ length: 30 }, async () => (await chief.created(swedish())).id));
    const answers = await Promise.all(ids.map((id) => chief.release(id, {}, { nyckel: randomUUID() })));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  test('uploading: the file counts as part of the body', async () => {
    const writer = await as('skribent');
    const nyckel = randomUUID();
    const [red, other] = await Promise.all([picture('jpeg', 64), picture('jpeg', 65)]);
    const first = await writer.form('/media', [file(red), { name: 'alt', value: 'Rött' }], { nyckel });
    expect(first.status).toBe(201);
    isReplay(await writer.form('/media', [file(red), { name: 'alt', value: 'Rött' }], { nyckel }), first);
    expect((await writer.form('/media', [file(other), { name: 'alt', value: 'Rött' }], { nyckel })).koder).toEqual(['nyckel_annan_kropp']);
  });
});

test('an answer with a secret in it is replayed whole, and is of no use to who reads the database', async () => {
  const [admin, chief] = await Promise.all([as('admin'), as('chefredaktor')]);
  const { id } = await chief.created(swedish());
  const [key, link] = [randomUUID(), randomUUID()];
  const made = await admin.post('/agenter', { namn: 'Hemlig' }, { nyckel: key });
  isReplay(await admin.post('/agenter', { namn: 'Hemlig' }, { nyckel: key }), made);
  const shared = await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5 }, { nyckel: link });
  isReplay(await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5 }, { nyckel: link }), shared);
  const kept = await sql<{ rad: string }>('SELECT row_to_json(idempotens)::text AS rad FROM idempotens WHERE nyckel = ANY($1)', [
    [key, link],
  ]);
  expect(kept).toHaveLength(2);
  for (const { rad } of kept) {
    expect(rad).not.toContain(made.body.nyckel);
    expect(rad).not.toContain(shared.body.delning.lank);
  }
});

test('a check reads only: a key with it does not freeze its answer', async () => {
  const writer = await as('skribent');
  const { id, revision } = await writer.created({ rubrik: 'Utan ingress' });
  const nyckel = randomUUID();
  const validate = () => writer.post(`/innehall/${id}/validera`, {}, { nyckel });
  expect((await validate()).body.blockerande).toBe(true);
  await writer.saved(id, 'sv', { ...swedish(), bas: revision });
  expect((await validate()).body.blockerande).toBe(false);
});

test('answers older than seven days are forgotten when they are purged', async () => {
  const writer = await as('skribent');
  const [old, recent] = [randomUUID(), randomUUID()];
  for (const nyckel of [old, recent]) await writer.create({}, { nyckel });
  await sql(`UPDATE idempotens SET paborjad = now() - interval '7 days 1 minute' WHERE nyckel = $1`, [old]);
  const database = new Database(inject('studio').databaseUrl);
  await new Idempotency(database).purge();
  await database.close();
  expect(await sql('SELECT nyckel FROM idempotens WHERE nyckel = ANY($1)', [[old, recent]])).toEqual([{ nyckel: recent }]);
});

test('a key in the body and the same key in the header are one call', async () => {
  const writer = await as('skribent');
  const nyckel = randomUUID();
  const first = await writer.create({ rubrik: 'Ett', idem: nyckel });
  isReplay(await writer.create({ rubrik: 'Ett' }, { nyckel }), first);
});
