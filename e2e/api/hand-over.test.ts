import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';
import { schedule, timeComes } from './newsroom/schedule.ts';

const nameOf = async ({ id }: Caller) => (await sql<{ namn: string }>('SELECT namn FROM person WHERE id = $1', [id]))[0]?.namn ?? '';
const NOTHING = { till: null, utkast: 0, ansvar: 0, uppgifter: 0, publiceringar: 0, agenter: 0 };

/** A publicist with one of everything, and what it is. */
async function busyPublicist() {
  const leaver = await as('publicist');
  const admin = await as('superadmin');
  const namn = await nameOf(leaver);
  const draft = await leaver.created(swedish({ ansvarig: namn }));
  await leaver.saved(draft.id, 'en', english());
  const answersFor = await (await as('publicist')).created(swedish({ ansvarig: namn }));
  const published = await leaver.created(swedish({ ansvarig: namn }));
  expect((await leaver.release(published.id)).status).toBe(200);
  const waiting = await leaver.created(swedish());
  expect((await schedule(leaver, waiting.id)).status).toBe(200);
  const task = (await leaver.post('/ko', { rubrik: 'Ring kommunen' })).body.uppgift;
  expect((await leaver.post(`/ko/${task.id}/ta`)).status).toBe(200);
  const helper = await agent({}, leaver);
  return { leaver, admin, namn, draft, answersFor, published, waiting, task, helper };
}
const ALL = { utkast: 2, ansvar: 2, uppgifter: 1, publiceringar: 1, agenter: 1 };

/** Every row that a hand-over could touch. */
const rowsOf = async (...ids: string[]) =>
  sql(
    `SELECT to_jsonb(i) AS rad FROM innehall i WHERE i.id = ANY($1::uuid[]) UNION ALL SELECT to_jsonb(r) FROM release r WHERE r.innehall_id = ANY($1::uuid[])
      UNION ALL SELECT to_jsonb(k) FROM ko k WHERE k.id = ANY($1::uuid[]) UNION ALL SELECT to_jsonb(a) - 'senast_anvand' FROM agent a WHERE a.id = ANY($1::uuid[])
      UNION ALL SELECT to_jsonb(p) FROM person p WHERE p.id = ANY($1::uuid[])`,
    [ids],
  );

describe('somebody who is deactivated', () => {
  test('leaves what they have without an owner where nobody takes over, and that is told', async () => {
    const { leaver, admin, draft, waiting, task, helper } = await busyPublicist();
    const before = await rowsOf(draft.id, waiting.id, task.id, helper.id);
    const { status, body } = await admin.patch(`/anvandare/${leaver.id}`, { aktiv: false });
    expect([status, body.overlamning]).toEqual([200, { till: null, ...ALL }]);
    expect(await rowsOf(draft.id, waiting.id, task.id, helper.id)).toEqual(before);
  });

  test('is not asked about while they stay, nor when they have nothing', async () => {
    const [writer, admin] = [await as('skribent'), await as('admin')];
    expect((await admin.patch(`/anvandare/${writer.id}`, { roll: 'granskare' })).body).not.toHaveProperty('overlamning');
    expect((await admin.patch(`/anvandare/${writer.id}`, { aktiv: false })).body.overlamning).toEqual(NOTHING);
  });

  test('hands all of it over to one who may, and history stays as it was', async () => {
    const { leaver, admin, namn, draft, answersFor, published, waiting, task, helper } = await busyPublicist();
    const heir = await as('chefredaktor');
    const till = { id: heir.id, namn: await nameOf(heir) };
    const revisions = () => sql('SELECT to_jsonb(r) AS rad FROM revision r WHERE innehall_id = $1 ORDER BY id', [draft.id]);
    const written = await revisions();
    const { status, body } = await admin.patch(`/anvandare/${leaver.id}`, { aktiv: false, overtagare: heir.epost.toUpperCase() });
    expect([status, body.overlamning], JSON.stringify(body.fel)).toEqual([200, { till, ...ALL }]);

    const author = { typ: 'person', ...till };
    expect(await heir.item(draft.id)).toMatchObject({ agare: author, ansvarig: till.namn });
    expect((await heir.item(answersFor.id)).ansvarig).toBe(till.namn);
    expect((await heir.item(answersFor.id)).agare.id).not.toBe(heir.id);
    expect((await heir.item(waiting.id)).schemalagd.av).toEqual(author);
    // What readers have read with a name below it keeps that name.
    expect(await heir.item(published.id)).toMatchObject({ ansvarig: namn, agare: { id: leaver.id } });
    expect(await revisions()).toEqual(written);
    expect((await sql<{ tagen: string }>(`SELECT tagen_av ->> 'id' AS tagen FROM ko WHERE id = $1`, [task.id]))[0]?.tagen).toBe(heir.id);
    expect((await helper.get('/jag')).body.agent.agare.id).toBe(heir.id);
    await timeComes(waiting.id);
    expect((await heir.item(waiting.id)).status).toBe('publicerad');

    const { body: log } = await admin.get('/logg', { av: admin.id, handelse: 'andraAnvandare' });
    expect(log.logg[0].detalj).toMatchObject({
      person: leaver.id,
      overlamning: { till, agenter: [helper.id], uppgifter: [task.id], publiceringar: [expect.any(String)] },
    });
    expect(log.logg[0].detalj.overlamning.utkast.toSorted()).toEqual([draft.id, waiting.id].toSorted());
  });

  test('may hand over later too, when they are already out', async () => {
    const { leaver, admin, draft } = await busyPublicist();
    await admin.patch(`/anvandare/${leaver.id}`, { aktiv: false });
    const heir = await as('chefredaktor');
    const { body } = await admin.patch(`/anvandare/${leaver.id}`, { overtagare: heir.id });
    expect(body.overlamning).toMatchObject({ till: { id: heir.id }, ...ALL });
    expect((await heir.item(draft.id)).agare.id).toBe(heir.id);
    expect((await admin.patch(`/anvandare/${leaver.id}`, { aktiv: false })).body.overlamning).toEqual(NOTHING);
  });

  test('is told what would move by a dry run, and nothing has', async () => {
    const { leaver, admin, draft, waiting, task, helper } = await busyPublicist();
    const heir = await as('chefredaktor');
    const all = [draft.id, waiting.id, task.id, helper.id, leaver.id];
    const before = await rowsOf(...all);
    const { status, body } = await admin.patch(`/anvandare/${leaver.id}`, { aktiv: false, overtagare: heir.id, provkor: true });
    expect([status, body.provkor, body.overlamning]).toEqual([200, true, { till: { id: heir.id, namn: await nameOf(heir) }, ...ALL }]);
    expect(await rowsOf(...all)).toEqual(before);
  });

  test('who ordered through an agent is replaced as the one it acts for, and the agent stays who did it', async () => {
    const [owner, admin, heir] = [await as('publicist'), await as('admin'), await as('chefredaktor')];
    const helper = await agent({ publicera: true, schemalagga: true }, owner);
    const { id } = await helper.created(swedish());
    const scheduled = await schedule(helper, id, { order_av: owner.id });
    expect(scheduled.status, JSON.stringify(scheduled.body.fel)).toBe(200);
    const { body } = await admin.patch(`/anvandare/${owner.id}`, { aktiv: false, overtagare: heir.id });
    expect(body.overlamning).toMatchObject({ publiceringar: 1, agenter: 1, utkast: 0 });
    const [row] = await sql(`SELECT av ->> 'id' AS av, order_av ->> 'id' AS order_av FROM release WHERE innehall_id = $1`, [id]);
    expect(row).toEqual({ av: helper.id, order_av: heir.id });
    await timeComes(id);
    expect((await heir.item(id)).status).toBe('publicerad');
  });

  test('is not taken for a namesake: what is somebody else’s stays where two are called the same', async () => {
    const [one, other, admin, heir] = [await as('skribent'), await as('skribent'), await as('admin'), await as('skribent')];
    await sql(`UPDATE person SET namn = 'Eva Ek' WHERE id = ANY($1::uuid[])`, [[one.id, other.id]]);
    const own = await one.created(swedish({ ansvarig: 'Eva Ek' }));
    const others = await other.created(swedish({ ansvarig: 'Eva Ek' }));
    const { body } = await admin.patch(`/anvandare/${one.id}`, { aktiv: false, overtagare: heir.id });
    expect(body.overlamning).toMatchObject({ utkast: 1, ansvar: 1 });
    expect((await heir.item(own.id)).ansvarig).toBe(await nameOf(heir));
    expect((await heir.item(others.id)).ansvarig).toBe('Eva Ek');
  });
});

describe('who takes over', () => {
  test.each([
    ['does not exist', async () => randomUUID(), 404, 'finns_inte'],
    ['is no address that anybody has', async () => 'ingen@test.se', 404, 'finns_inte'],
    ['is nobody', async () => '', 404, 'finns_inte'],
    ['is the same person', async (leaver: Caller) => leaver.id, 422, 'overtagare_samma'],
    ['is the same person by address', async (leaver: Caller) => leaver.epost, 422, 'overtagare_samma'],
    ['may not come in', inactive, 422, 'overtagare_inaktiv'],
    ['writes in other sections', async () => (await as('chefredaktor', { sektioner: ['mat'] })).id, 422, 'overtagare_saknar_ratt'],
    ['writes in another language', async () => (await as('chefredaktor', { sprak: ['sv'] })).id, 422, 'overtagare_saknar_ratt'],
    ['does not publish', async () => (await as('granskare')).id, 422, 'overtagare_saknar_ratt'],
    ['only reads', async () => (await as('lasare')).id, 422, 'overtagare_saknar_ratt'],
  ] as const)('and %s is refused, and nothing is done', async (_, named, status, kod) => {
    const { leaver, admin, draft, waiting, task, helper } = await busyPublicist();
    const all = [draft.id, waiting.id, task.id, helper.id, leaver.id];
    const before = await rowsOf(...all);
    const answer = await admin.patch(`/anvandare/${leaver.id}`, { aktiv: false, overtagare: await named(leaver) });
    expect([answer.status, [...new Set(answer.koder)]]).toEqual([status, [kod]]);
    expect(new Set(answer.fel.map(({ falt }) => falt))).toEqual(new Set(['overtagare']));
    expect(await rowsOf(...all)).toEqual(before);
  });

  async function inactive(): Promise<string> {
    const { id } = await as('chefredaktor');
    await sql('UPDATE person SET aktiv = false WHERE id = $1', [id]);
    return id;
  }

  test('is told everything they may not, each once', async () => {
    const { leaver, admin } = await busyPublicist();
    const heir = await as('granskare', { sektioner: ['mat'] });
    const { fel } = await admin.patch(`/anvandare/${leaver.id}`, { aktiv: false, overtagare: heir.id });
    expect(fel).toMatchObject([
      {
        orsak: `${await nameOf(heir)} får inte skriva i sektionen nyheter eller publicera, och kan inte ta över det. Ingenting är ändrat.`,
        atgard: expect.stringMatching(/^Välj någon som får det/),
      },
    ]);
  });

  test('need not have a right that nothing asks for', async () => {
    const [writer, admin, heir] = [
      await as('skribent'),
      await as('admin'),
      await as('skribent', { sektioner: ['nyheter'], sprak: ['sv'] }),
    ];
    await writer.created(swedish());
    expect((await admin.patch(`/anvandare/${writer.id}`, { aktiv: false, overtagare: heir.id })).body.overlamning).toMatchObject({
      utkast: 1,
    });
  });

  test('must be who may overrule the check, of what was ordered in spite of it', async () => {
    const [chief, admin] = [await as('chefredaktor'), await as('superadmin')];
    const { id } = await chief.created(swedish({ ingress: '' }));
    expect((await schedule(chief, id, { overstyr: true })).status).toBe(200);
    const publicist = await as('publicist');
    expect((await admin.patch(`/anvandare/${chief.id}`, { aktiv: false, overtagare: publicist.id })).koder).toEqual([
      'overtagare_saknar_ratt',
    ]);
    expect((await admin.patch(`/anvandare/${chief.id}`, { aktiv: false, overtagare: (await as('chefredaktor')).id })).status).toBe(200);
  });

  test('is not taken from somebody who stays', async () => {
    const [writer, admin, heir] = [await as('skribent'), await as('admin'), await as('skribent')];
    const { id } = await writer.created(swedish());
    const answer = await admin.patch(`/anvandare/${writer.id}`, { overtagare: heir.id });
    expect([answer.status, answer.koder]).toEqual([422, ['overlamning_av_aktiv']]);
    expect((await heir.item(id)).agare.id).toBe(writer.id);
  });
});

test('two who hand over to each other at once: one of them does, and nothing is left with who may not come in', async () => {
  const admin = await as('superadmin');
  for (let round = 0; round < 3; round++) {
    const [one, two] = [await as('skribent'), await as('skribent')];
    const drafts = [(await one.created(swedish())).id, (await two.created(swedish())).id];
    const answers = await Promise.all([
      admin.patch(`/anvandare/${one.id}`, { aktiv: false, overtagare: two.id }),
      admin.patch(`/anvandare/${two.id}`, { aktiv: false, overtagare: one.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const rows = await sql<{ aktiv: boolean }>(
      `SELECT p.aktiv FROM innehall i JOIN person p ON p.id::text = i.agare ->> 'id' WHERE i.id = ANY($1::uuid[])`,
      [drafts],
    );
    expect(rows.map(({ aktiv }) => aktiv)).toEqual([true, true]);
  }
});

test('somebody who is made anonymous hands over too, before the name is gone', async () => {
  const { leaver, admin, draft, answersFor } = await busyPublicist();
  await admin.patch(`/anvandare/${leaver.id}`, { aktiv: false });
  const heir = await as('chefredaktor');
  const { status, body } = await admin.post(`/anvandare/${leaver.id}/avidentifiering`, { overtagare: heir.id });
  expect([status, body.overlamning], JSON.stringify(body.fel)).toMatchObject([200, { till: { id: heir.id }, ...ALL }]);
  for (const { id } of [draft, answersFor]) expect((await heir.item(id)).ansvarig).toBe(await nameOf(heir));
});

test('somebody who has done nothing is removed, and the articles and agents they answer for are handed over', async () => {
  const admin = await as('superadmin');
  const made = (await admin.post('/anvandare', { epost: `ny-${randomUUID()}@test.se`, namn: `Ny ${randomUUID()}`, roll: 'skribent' })).body
    .person;
  const { id } = await admin.created(swedish({ ansvarig: made.namn }));
  await admin.post('/agenter', { namn: 'Bevakaren', agare: made.id });
  expect((await admin.delete(`/anvandare/${made.id}`)).koder).toEqual(['person_i_historien']);
  const heir = await as('skribent');
  const { status, body } = await admin.call('DELETE', `/anvandare/${made.id}`, { query: { overtagare: heir.id } });
  expect([status, body.overlamning], JSON.stringify(body.fel)).toMatchObject([200, { till: { id: heir.id }, ansvar: 1, agenter: 1 }]);
  expect((await admin.item(id)).ansvarig).toBe(await nameOf(heir));
});
