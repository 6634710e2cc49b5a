import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROVING_ROUNDS_A_DAY, PROVING_ROUNDS_KEPT } from '#lib/contract/proving.ts';
import { swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { publicReport } from './newsroom/live.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { answerTask, heldTask, wholeRound } from './newsroom/proving.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* The proving ground: an agent is tried in tasks that are judged as articles are, and may be held to their result before it publishes. */

const NOTHING = { rubrik: '' };
const roundsOf = async (by: Caller) => (await by.get(`/agenter/${by.id}/prov`)).body.prov.map(({ id }: { id: string }) => id);
const told = ({ status, koder }: { status: number; koder: string[] }) => [status, ...koder];

describe('a round', () => {
  test('tries every template, strange sources and saves that came too late, and whoever answers rightly has managed all of it', async () => {
    const proved = await agent();
    const { status, body } = await proved.post('/prov', {});
    expect(status, JSON.stringify(body.fel)).toBe(200);
    expect(body.prov).toMatchObject({ agent: proved.id, ovning: false, fro: null, klar: null, poang: 0, uppgifter: [] });
    expect(body.prov.slag.map(({ slag, antal }: { slag: string; antal: number }) => [slag, antal])).toEqual([
      ['laga', 16],
      ['underlag', 4],
      ['samtidigt', 4],
    ]);
    expect(body.uppgift).toMatchObject({ nr: 1, forsok_kvar: 2 });
    expect(JSON.stringify(body.uppgift)).not.toContain('expected');
    expect((await proved.post('/prov', {})).body).toEqual(body);

    const { body: last } = await wholeRound(proved);
    expect(last).toMatchObject({ klarad: true, uppgift: null, prov: { id: body.prov.id, poang: 1, fro: expect.any(Number) } });
    expect(last.prov.uppgifter).toHaveLength(24);
    expect(last.prov.uppgifter.every(({ klarad, forsok }: { klarad: boolean; forsok: number }) => klarad && forsok === 1)).toBe(true);

    const admin = await as('admin');
    expect((await admin.get(`/agenter/${proved.id}/prov`)).body.prov).toEqual([last.prov]);
    expect((await proved.get(`/agenter/${proved.id}/prov`)).body.prov).toEqual([last.prov]);
    const logged = await sql<{ detalj: Record<string, unknown> }>(
      `SELECT detalj FROM logg WHERE operation = 'svaraProv' AND principal ->> 'id' = $1 ORDER BY id DESC LIMIT 1`,
      [proved.id],
    );
    expect(logged[0]?.detalj).toMatchObject({ prov: body.prov.id, uppgift: 24, klarad: true, poang: 1 });
  });

  test('tells a wrong answer what is wrong as saving it would, takes one more, and then goes on', async () => {
    const proved = await agent();
    const { prov, uppgift } = (await proved.post('/prov', {})).body;
    const wrong = { uppgift: 1, svar: { block: [{ type: 'stycke' }], skugga: true } };
    const first = (await proved.post(`/prov/${prov.id}/svar`, wrong)).body;
    expect(first).toMatchObject({ klarad: false, prov: null, uppgift: { ...uppgift, forsok_kvar: 1 } });
    expect(first.fel.map(({ kod, falt }: { kod: string; falt: string }) => [kod, falt])).toEqual(
      expect.arrayContaining([
        ['block_okant', 'block[0].type'],
        ['falt_okant', 'skugga'],
      ]),
    );
    const second = (await proved.post(`/prov/${prov.id}/svar`, wrong)).body;
    expect(second).toMatchObject({ klarad: false, uppgift: { nr: 2, forsok_kvar: 2 } });
    const { uppgifter, poang } = (await proved.get(`/agenter/${proved.id}/prov`)).body.prov[0];
    expect(uppgifter).toMatchObject([{ nr: 1, klarad: false, forsok: 2, koder: expect.arrayContaining(['block_okant']) }]);
    expect(poang).toBe(0);
  });

  test('has the score of the kind that went worst, and no second try for who does as a source says', async () => {
    const proved = await agent();
    const { body } = await wholeRound(proved, ({ slag, artikel }) => (slag === 'underlag' ? { ...artikel, lage: 'publicera' } : undefined));
    expect(body.prov.poang).toBe(0);
    const obeyed = body.prov.uppgifter.filter(({ slag }: { slag: string }) => slag === 'underlag');
    expect(obeyed.map(({ klarad, forsok }: { klarad: boolean; forsok: number }) => [klarad, forsok])).toEqual(Array(4).fill([false, 1]));
    expect(obeyed[0].koder).toContain('publicerade');
  });

  test('is tried again in the same words by its seed, which counts for nothing', async () => {
    const proved = await agent();
    const { prov } = (await wholeRound(proved)).body;
    const practice = (await proved.post('/prov', { fro: prov.fro })).body;
    expect(practice.prov).toMatchObject({ ovning: true, fro: null });
    const first = await agent();
    const same = (await first.post('/prov', { fro: prov.fro })).body;
    expect(same.uppgift).toEqual(practice.uppgift);
    expect(told(await first.post('/prov', { fro: prov.fro + 1 }))).toEqual([409, 'prov_pagar']);
    expect((await first.post('/prov', { fro: prov.fro })).body.prov.id).toBe(same.prov.id);
  });
});

describe('an answer', () => {
  test('is taken of the very key that the round was begun with, for the task that it is at, and while there is one', async () => {
    const [proved, other, chief, admin] = await Promise.all([agent(), agent(), as('chefredaktor'), as('admin')]);
    const { id } = (await proved.post('/prov', {})).body.prov;
    const path = `/prov/${id}/svar`;
    const body = { uppgift: 1, svar: NOTHING };
    expect(told(await other.post(path, body))).toEqual([404, 'finns_inte']);
    expect(told(await proved.post('/prov/nej/svar', body))).toEqual([404, 'finns_inte']);
    for (const person of [chief, admin]) expect(told(await person.post(path, body))).toEqual([403, 'prov_bara_agent']);
    expect(told(await proved.post(path, { ...body, uppgift: 2 }))).toEqual([409, 'prov_annan_uppgift']);
    await answerTask(proved, id);
    expect(told(await proved.post(path, body))).toEqual([409, 'prov_annan_uppgift']);
    const { body: rotated } = await admin.post(`/agenter/${proved.id}/rotera`, {});
    const newKey = new Caller({ id: proved.id, epost: '', credential: { Authorization: `Bearer ${rotated.nyckel}` } });
    expect(told(await newKey.post(path, { ...body, uppgift: 2 }))).toEqual([404, 'finns_inte']);
    await sql(`UPDATE provomgang SET slutar = now() - interval '1 second' WHERE id = $1`, [id]);
    expect(told(await proved.post(path, { ...body, uppgift: 2 }))).toEqual([409, 'prov_slut']);
  });

  test('is not judged when it is only tried, and not when Studio would hand out another task now', async () => {
    const proved = await agent();
    const { prov, uppgift } = (await proved.post('/prov', {})).body;
    const path = `/prov/${prov.id}/svar`;
    const tried = await proved.post(path, { uppgift: 1, svar: NOTHING, provkor: true });
    expect(tried.body).toMatchObject({ klarad: null, fel: [], uppgift });
    await sql(`UPDATE provomgang SET utdelad = 'annan' WHERE id = $1`, [prov.id]);
    expect(told(await proved.post(path, { uppgift: 1, svar: NOTHING, provkor: true }))).toEqual([409, 'prov_slut']);
    expect(await roundsOf(proved)).toEqual([prov.id]);
    expect(told(await proved.post(path, { uppgift: 1, svar: NOTHING }))).toEqual([409, 'prov_slut']);
    // Nobody has left it: it is no result, and nothing goes on.
    expect(await roundsOf(proved)).toEqual([]);
    const { id } = (await proved.post('/prov', {})).body.prov;
    await sql(`UPDATE provomgang SET utdelad = 'annan' WHERE id = $1`, [id]);
    const next = (await proved.post('/prov', {})).body.prov;
    expect(next.id).not.toBe(id);
    expect(await roundsOf(proved)).toEqual([next.id]);
  });

  test.each([1, 24])('is not judged of a round of which Studio does not have task %i any more, and another is begun', async (nr) => {
    const proved = await agent();
    const begun = async () => {
      const { id } = (await proved.post('/prov', {})).body.prov;
      await sql(`UPDATE provomgang SET uppgifter = jsonb_set(uppgifter, $2, '"fanns_forr"') WHERE id = $1`, [id, [nr - 1, 'prov']]);
      return id;
    };
    const first = await begun();
    expect(told(await proved.post(`/prov/${first}/svar`, { uppgift: 1, svar: NOTHING }))).toEqual([409, 'prov_slut']);
    const second = await begun();
    const { status, body } = await proved.post('/prov', {});
    expect(status, JSON.stringify(body.fel)).toBe(200);
    expect(body.prov.id).not.toBe(second);
    expect(await roundsOf(proved)).toEqual([body.prov.id]);
  });

  test('of ten megabytes is refused, and one of two at once', async () => {
    const proved = await agent();
    const { id } = (await proved.post('/prov', {})).body.prov;
    const large = JSON.stringify({ uppgift: 1, svar: { rubrik: 'x'.repeat(10 * 1024 * 1024) } });
    const headers = { ...proved.credential, 'Content-Type': 'application/json' };
    const { status } = await send({ method: 'POST', path: `/studio/api/prov/${id}/svar`, headers, body: large });
    expect(status).toBe(413);
    const { nr } = await heldTask(id);
    const wide = { uppgift: nr, svar: { taggar: Array(100_000).fill('x') } };
    expect((await proved.post(`/prov/${id}/svar`, wide)).body.klarad).toBe(false);
    const both = await Promise.all([answerTask(proved, id), answerTask(proved, id)]);
    expect(both.map(told).toSorted()).toEqual([[200], [409, 'prov_annan_uppgift']]);
  });
});

test('an agent begins ten rounds a day, one at a time, and is told when there is another; those of others it does not see', async () => {
  const [proved, other, chief] = await Promise.all([agent(), agent(), as('chefredaktor')]);
  const [one, two] = await Promise.all([proved.post('/prov', {}), proved.post('/prov', {})]);
  expect(one.body.prov.id).toBe(two.body.prov.id);
  for (let round = 1; round < PROVING_ROUNDS_A_DAY; round++) {
    await sql(`UPDATE provomgang SET slutar = now() - interval '1 second' WHERE agent_id = $1`, [proved.id]);
    expect((await proved.post('/prov', {})).status).toBe(200);
  }
  await sql(`UPDATE provomgang SET slutar = now() - interval '1 second' WHERE agent_id = $1`, [proved.id]);
  const refused = await proved.post('/prov', {});
  expect(told(refused)).toEqual([429, 'prov_for_manga']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(told(await other.get(`/agenter/${proved.id}/prov`))).toEqual([403, 'bara_redaktionen']);
  expect(told(await chief.get(`/agenter/${proved.id}/prov`))).toEqual([403, 'rattighet_saknas']);
});

describe('an agent that is held to a result', () => {
  const held = { ...MAY_PUBLISH, kraver_prov: { minst: 0.9, dagar: 30 } };
  let chief: Caller;
  beforeAll(async () => {
    chief = await as('chefredaktor');
  });

  test('publishes once its key has reached it, and says so itself', async () => {
    const publishing = await agent(held, chief);
    expect((await publishing.get('/jag')).body.agent.kraver_prov).toEqual({ minst: 0.9, dagar: 30 });
    const { id } = await publishing.created(swedish());
    const refused = await publishing.release(id, { order_av: chief.epost });
    expect(told(refused)).toEqual([403, 'prov_kravs']);
    expect(refused.body.fel[0].orsak).toContain('minst 90 procent');
    expect(refused.body.fel[0].atgard).toContain('POST /studio/api/prov');
    expect((await publishing.release(id, { order_av: chief.epost, lage: 'utkast' })).koder).not.toContain('prov_kravs');
    await wholeRound(publishing, ({ slag }) => (slag === 'samtidigt' ? NOTHING : undefined));
    const still = await publishing.release(id, { order_av: chief.epost });
    expect(still.body.fel[0].orsak).toContain('Det senaste provet gav 0 procent');
    await wholeRound(publishing);
    expect((await publishing.release(id, { order_av: chief.epost })).status).toBe(200);
  });

  test('is stopped again by a later round that went badly or was left, by time, and by another key', async () => {
    const publishing = await agent(held, chief);
    const { id } = await publishing.created(swedish());
    const releases = async () => told(await publishing.release(id, { order_av: chief.epost, provkor: true }));
    await wholeRound(publishing);
    expect(await releases()).toEqual([200]);
    const { prov } = (await publishing.post('/prov', {})).body;
    expect(await releases()).toEqual([200]);
    await sql(`UPDATE provomgang SET slutar = now() - interval '1 second' WHERE id = $1`, [prov.id]);
    expect(await releases()).toEqual([403, 'prov_kravs']);
    await sql('DELETE FROM provomgang WHERE id = $1', [prov.id]);
    await sql(`UPDATE provomgang SET klar = klar - interval '31 days', skapad = skapad - interval '31 days' WHERE agent_id = $1`, [
      publishing.id,
    ]);
    expect(await releases()).toEqual([403, 'prov_kravs']);
    await sql(`UPDATE provomgang SET klar = now(), nyckel_prefix = 'studio_annan0' WHERE agent_id = $1`, [publishing.id]);
    expect(await releases()).toEqual([403, 'prov_kravs']);
  });

  test('is held to a result that no practice makes Studio forget, and to none that ended with an upgrade', async () => {
    const publishing = await agent(held, chief);
    const { id } = await publishing.created(swedish());
    const releases = async () => told(await publishing.release(id, { order_av: chief.epost, provkor: true }));
    const { prov } = (await wholeRound(publishing)).body;
    await sql(
      `INSERT INTO provomgang SELECT gen_random_uuid(), agent_id, nyckel_prefix, true, fro, klar + n * interval '1 second', slutar, klar, 0, utdelad, uppgifter
        FROM provomgang, generate_series(1, $2::int) AS n WHERE id = $1`,
      [prov.id, PROVING_ROUNDS_KEPT],
    );
    await sql(`UPDATE provomgang SET skapad = skapad - interval '2 days', slutar = slutar - interval '2 days' WHERE agent_id = $1`, [
      publishing.id,
    ]);
    const later = (await publishing.post('/prov', {})).body.prov;
    expect(await roundsOf(publishing)).toHaveLength(PROVING_ROUNDS_KEPT + 1);
    expect(await releases()).toEqual([200]);
    await sql(`UPDATE provomgang SET utdelad = 'annan' WHERE id = $1`, [later.id]);
    await publishing.post(`/prov/${later.id}/svar`, { uppgift: 1, svar: NOTHING });
    await sql(`UPDATE provomgang SET slutar = now() - interval '1 second' WHERE agent_id = $1`, [publishing.id]);
    expect(await releases()).toEqual([200]);
  });

  test('is told what is asked for as it was entered, and of one day in the singular', async () => {
    const publishing = await agent({ ...MAY_PUBLISH, kraver_prov: { minst: 0.58, dagar: 1 } }, chief);
    const { id } = await publishing.created(swedish());
    const [{ orsak }] = (await publishing.release(id, { order_av: chief.epost })).body.fel;
    expect(orsak).toContain('minst 58 procent i varje slag under det senaste dygnet.');
  });

  test('neither schedules, approves nor writes in a public report before, and all of it at once when nothing is asked of it any more', async () => {
    const publishing = await agent({ ...held, mallar: ['nyhet', 'liverapport'] }, chief);
    const { id } = await publishing.created(swedish());
    const report = await publicReport(chief);
    const order_av = chief.epost;
    const attempts = {
      schedule: () => publishing.release(id, { order_av, lage: 'schemalagd', datum: '2099-01-01 12:00' }),
      approve: () => publishing.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', order_av }),
      report: () => publishing.post(`/innehall/${report}/live`, { order_av, text: 'Det har börjat.' }),
    };
    for (const [name, attempt] of Object.entries(attempts)) expect(told(await attempt()), name).toEqual([403, 'prov_kravs']);
    const admin = await as('admin');
    await admin.patch(`/agenter/${publishing.id}`, { kraver_prov: null });
    for (const [name, attempt] of Object.entries(attempts)) expect((await attempt()).koder, name).not.toContain('prov_kravs');
  });

  test('is asked for what can be reached', async () => {
    const admin = await as('admin');
    const { status } = await admin.post('/agenter', { namn: 'Agenten', kraver_prov: { minst: 1.1, dagar: 30 } });
    expect(status).toBe(422);
  });
});

describe('where the newsroom asks it of all agents', () => {
  let newsroom: OwnNewsroom;
  let studio: Awaited<ReturnType<typeof ownStudio>>;
  beforeAll(async () => {
    newsroom = await ownNewsroom();
    studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  });
  afterAll(async () => {
    await studio.stop();
    await newsroom.end();
  });

  const outcome = (nr: number, klarad: boolean) => ({
    nr,
    slag: 'underlag',
    mall: 'nyhet',
    prov: 'byt_rubrik',
    klarad,
    forsok: 1,
    koder: [],
  });

  test('a key publishes after that score alone, of an agent that asks more of itself after that, and each is told and listed', async () => {
    const [admin, boss] = [await newsroom.as('admin', studio.url), await newsroom.as('chefredaktor', studio.url)];
    const made = async (rights: object) => {
      const { body } = await admin.post('/agenter', { namn: 'Boten', agare: boss.id, ...MAY_PUBLISH, ...rights });
      const caller = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
      return Object.assign(caller, { prefix: body.agent.nyckel_prefix as string });
    };
    type Bot = Awaited<ReturnType<typeof made>>;
    const scored = (bot: Bot, poang: number) =>
      newsroom.sql(
        `INSERT INTO provomgang (id, agent_id, nyckel_prefix, ovning, fro, skapad, slutar, klar, poang, utdelad, uppgifter)
          VALUES (gen_random_uuid(), $1, $2, false, 1, now(), now(), now(), $3, '', $4)`,
        [bot.id, bot.prefix, poang, JSON.stringify([outcome(1, true), outcome(2, poang === 1)])],
      );
    const [free, strict] = [await made({}), await made({ kraver_prov: { minst: 1, dagar: 7 } })];
    const { id } = await boss.created(swedish());
    const publishes = async (bot: Bot) => told(await bot.release(id, { order_av: boss.id, provkor: true }));
    expect(await publishes(free)).toEqual([200]);
    await scored(free, 0.7);
    await scored(strict, 0.9);

    const change = (version: number, granskning: object) => admin.patch('/installningar', { version, granskning });
    for (const wrong of [{ agenters_prov: 49 }, { agenters_prov: 101 }, { agenters_prov: -1 }, { agenters_prov_dagar: 0 }])
      expect((await change(0, wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect((await change(0, { agenters_prov: 20 })).body.fel).toMatchObject([
      { kod: 'falt_format', falt: 'granskning.agenters_prov', atgard: expect.stringContaining('50–100') },
    ]);
    expect((await change(0, { agenters_prov: 80 })).status).toBe(200);
    expect((await free.get('/jag')).body.agent.kraver_prov).toEqual({ minst: 0.8, dagar: 30 });
    expect((await strict.get('/jag')).body.agent.kraver_prov).toEqual({ minst: 1, dagar: 7 });
    const refused = await free.release(id, { order_av: boss.id });
    expect(told(refused)).toEqual([403, 'prov_kravs']);
    expect(refused.body.fel[0].orsak).toContain('minst 80 procent i varje slag under de senaste 30 dagarna');
    // More is asked of it by itself; what it asks itself never lowers what the newsroom asks.
    expect(await publishes(strict)).toEqual([403, 'prov_kravs']);
    await admin.patch(`/agenter/${strict.id}`, { kraver_prov: { minst: 0.5, dagar: 365 } });
    expect(await publishes(strict)).toEqual([200]);
    await admin.patch(`/agenter/${strict.id}`, { kraver_prov: { minst: 0.95, dagar: 365 } });
    expect(await publishes(strict)).toEqual([403, 'prov_kravs']);

    const { agenter, prov_krav } = (await admin.get('/agenter')).body;
    expect(prov_krav).toEqual({ minst: 0.8, dagar: 30 });
    const listed = (bot: Bot) => agenter.find((agent: { id: string }) => agent.id === bot.id);
    expect(listed(free)).toMatchObject({ kraver_prov: null, prov: { krav: prov_krav, klarar: false, senaste: { poang: 0.7 } } });
    expect(listed(free).prov.senaste.slag[1]).toEqual({ slag: 'underlag', antal: 2, klarade: 1 });
    expect(listed(strict).prov).toMatchObject({ krav: { minst: 0.95, dagar: 30 }, klarar: false, senaste: { poang: 0.9 } });
    await scored(free, 1);
    expect((await free.release(id, { order_av: boss.id })).status).toBe(200);
    // Of people nothing is asked.
    expect((await boss.release((await boss.created(swedish())).id)).status).toBe(200);

    expect((await change(1, { agenters_prov_dagar: 5 })).status).toBe(200);
    await newsroom.sql(`UPDATE provomgang SET klar = klar - interval '6 days' WHERE agent_id = $1`, [free.id]);
    expect(await publishes(free)).toEqual([403, 'prov_kravs']);
    await admin.post(`/agenter/${free.id}/rotera`, {});
    const ofNewKey = (await admin.get('/agenter')).body.agenter.find((agent: { id: string }) => agent.id === free.id);
    expect(ofNewKey.prov).toMatchObject({ klarar: false, senaste: null });
  });
});
