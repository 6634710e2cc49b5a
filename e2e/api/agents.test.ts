import { describe, expect, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { english, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, EVERYWHERE, MAY_PUBLISH } from './newsroom/people.ts';

const BOTH = { sv: swedish, en: english };

/** A Swedish and an English draft by a chief editor. */
async function twoLanguages(fields: Record<string, unknown> = {}): Promise<string> {
  const chief = await as('chefredaktor');
  const { id } = await chief.created({ ...BOTH.sv(), ...fields });
  await chief.saved(id, 'en', BOTH.en());
  return id;
}

test('an agent that may publish nothing hands in drafts in both languages, and no more', async () => {
  const writer = await agent();
  const { id } = await writer.created(swedish());
  expect((await writer.save(id, 'en', english())).status).toBe(200);
  expect((await writer.post(`/innehall/${id}/sprak/sv/status`, { status: 'granskning' })).status).toBe(200);
  expect((await writer.patch(`/innehall/${id}`, { status: 'granskning' })).status).toBe(200);
  const refused = [
    await writer.release(id, { order_av: writer.agare.id }),
    await writer.release(id, { lage: 'utkast', order_av: writer.agare.id }),
    await writer.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', order_av: writer.agare.id }),
  ];
  for (const { status, koder } of refused) expect([status, koder]).toEqual([403, ['rattighet_saknas']]);
});

test('an agent with sections, templates and languages writes in those alone', async () => {
  const writer = await agent({ sektioner: ['mat'], sprak: ['sv'] });
  expect((await writer.create({ sektion: 'mat' })).status).toBe(201);
  expect((await writer.create({ sektion: 'nyheter' })).koder).toEqual(['sektion_ej_tillaten']);
  expect((await writer.create({ sektion: 'mat', sprak: 'en' })).koder).toEqual(['sprak_ej_tillatet']);
});

describe('no list is nothing', () => {
  test.each([
    ['whose lists were left out', {}],
    ['whose lists are empty', { sektioner: [], mallar: [], sprak: [] }],
  ])('an agent %s writes nowhere, in no way', async (_, lists) => {
    const [admin, chief] = await Promise.all([as('admin'), as('chefredaktor')]);
    const { body } = await admin.post('/agenter', { namn: 'Tom', agare: chief.id, publicera: true, ...lists });
    expect(body.agent).toMatchObject({ sektioner: [], mallar: [], sprak: [] });
    const writer = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` } });
    expect((await writer.get('/jag')).body.vem).toMatchObject({ sektioner: [], mallar: [], sprak: [] });
    const id = await twoLanguages();
    const { arbetsrevision } = (await chief.item(id)).sprak.sv;
    const answers = [
      await writer.create(),
      await writer.save(id, 'sv', { ...swedish(), bas: arbetsrevision.id }),
      await writer.patch(`/innehall/${id}`, { taggar: ['bro'] }),
      await writer.post(`/innehall/${id}/kopiera`),
      await writer.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1 }),
      await writer.post(`/innehall/${id}/sprak/sv/status`, { status: 'granskning' }),
      await writer.release(id, { order_av: chief.id }),
    ];
    for (const { status, koder } of answers) expect([status, koder[0]]).toEqual([403, 'sektion_ej_tillaten']);
    expect(answers[0]?.fel.map(({ falt, atgard }) => [falt, atgard.includes('inga ännu')])).toEqual([
      ['sektion', true],
      ['mall', true],
      ['sprak', true],
    ]);
  });

  test.each(['sektioner', 'mallar', 'sprak'])('one list that is empty is enough, and may be emptied later: %s', async (list) => {
    const [admin, writer] = await Promise.all([as('admin'), agent()]);
    const { id } = await writer.created();
    expect((await admin.patch(`/agenter/${writer.id}`, { [list]: [] })).body.agent[list]).toEqual([]);
    expect((await writer.create()).status).toBe(403);
    expect((await writer.patch(`/innehall/${id}`, { taggar: ['bro'] })).status).toBe(403);
    expect((await admin.patch(`/agenter/${writer.id}`, { [list]: ['*'] })).body.agent[list]).toEqual(['*']);
    expect((await writer.patch(`/innehall/${id}`, { taggar: ['bro'] })).status).toBe(200);
  });

  test('an asterisk is all of them, whatever stands beside it, and jag shows it so', async () => {
    const writer = await agent({ ...EVERYWHERE, sektioner: ['mat', '*'], publicera: true });
    expect((await writer.get('/jag')).body.vem).toMatchObject({ ...EVERYWHERE, publicera: true });
    expect((await writer.release(await twoLanguages(), { order_av: writer.agare.id })).status).toBe(200);
  });

  test('for a person an asterisk is no section, and an empty list stays no limit', async () => {
    const [admin, skribent] = await Promise.all([as('admin'), as('skribent')]);
    expect((await admin.patch(`/anvandare/${skribent.id}`, { sektioner: ['*'] })).koder).toEqual(['sektion_okand']);
    expect((await skribent.create()).status).toBe(201);
  });
});

describe('publishing', () => {
  const order = (writer: Caller & { agare: Caller }, fields = {}) => ({ order_av: writer.agare.id, ...fields });

  test('goes where an administrator has allowed it, on the order of a person', async () => {
    const writer = await agent(MAY_PUBLISH);
    const { status, body } = await writer.release(await twoLanguages(), order(writer));
    expect([status, body.status, Object.keys(body.sprak)]).toEqual([200, 'publicerad', ['sv', 'en']]);
  });

  test.each([
    ['section', { sektioner: ['mat', 'noje'] }, 'sektion_ej_tillaten', 'sektion', 'nyheter'],
    ['section, when none is listed', { sektioner: [] }, 'sektion_ej_tillaten', 'sektion', 'nyheter'],
    ['template', { mallar: ['recept'] }, 'mall_ej_tillaten', 'mall', 'nyhet'],
    ['template, when none is listed', { mallar: [] }, 'mall_ej_tillaten', 'mall', 'nyhet'],
    ['language', { sprak: ['sv'] }, 'sprak_ej_tillatet', 'sprak', 'en'],
    ['language, when none is listed', { sprak: [] }, 'sprak_ej_tillatet', 'sprak', 'sv'],
  ])('stops at an unlisted %s, which is named', async (_, rights, kod, falt, named) => {
    const writer = await agent({ ...MAY_PUBLISH, ...rights });
    const { status, fel } = await writer.release(await twoLanguages(), order(writer));
    expect(status).toBe(403);
    expect(fel[0]).toMatchObject({ kod, falt });
    expect(new Set(fel.map((entry) => entry.kod))).toEqual(new Set([kod]));
    expect(fel[0]?.orsak).toContain(named);
  });

  test('in one language alone needs only that language', async () => {
    const writer = await agent({ ...MAY_PUBLISH, sprak: ['sv'] });
    expect((await writer.release(await twoLanguages(), order(writer, { sprak: ['sv'] }))).status).toBe(200);
  });

  test('never happens in spite of faults, and never ends in a takedown', async () => {
    const writer = await agent(MAY_PUBLISH);
    const id = await twoLanguages();
    expect((await writer.release(id, order(writer, { overstyr: true }))).fel).toMatchObject([
      { kod: 'bara_redaktionen', falt: 'overstyr' },
    ]);
    expect((await writer.release(id, order(writer))).status).toBe(200);
    expect((await writer.takeDown(id)).koder).toEqual(['bara_redaktionen']);
    expect((await writer.patch(`/innehall/${id}`, { raderad: true })).koder).toEqual(['bara_redaktionen']);
  });

  test('is refused without the flag publicera, whatever is listed', async () => {
    const writer = await agent({ ...MAY_PUBLISH, publicera: false });
    expect((await writer.release(await twoLanguages(), order(writer))).koder).toEqual(['rattighet_saknas']);
  });
});

describe('order_av', () => {
  const released = async (order_av: unknown): Promise<Answer> => {
    const writer = await agent(MAY_PUBLISH);
    return writer.release(await twoLanguages(), order_av === undefined ? {} : { order_av });
  };

  test.each([undefined, '', '   '])('that is missing is 422: %j', async (order_av) => {
    const { status, fel } = await released(order_av);
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['order_av_saknas order_av']]);
  });

  test.each(['ingen@test.se', crypto.randomUUID(), 'Chefen', "' OR 1=1 --", 'x'.repeat(10_000)])(
    'of somebody unknown is 422: %.40s',
    async (order_av) => {
      const { status, fel } = await released(order_av);
      expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['order_av_ogiltig order_av']]);
    },
  );

  test('of somebody inactive is 422', async () => {
    const [chief, admin] = await Promise.all([as('chefredaktor'), as('admin')]);
    await admin.patch(`/anvandare/${chief.id}`, { aktiv: false });
    expect((await released(chief.id)).koder).toEqual(['order_av_ogiltig']);
  });

  test.each([
    ['a writer', () => as('skribent')],
    ['a reviewer', () => as('granskare')],
    ['an administrator who does not publish', () => as('admin')],
    ['a publisher of another section', () => as('publicist', { sektioner: ['mat'] })],
    ['a publisher of one of the two languages', () => as('publicist', { sprak: ['sv'] })],
  ])('of %s is 422: nobody orders what they may not do', async (_, person) => {
    expect((await released((await person()).id)).koder).toEqual(['order_av_ogiltig']);
  });

  test.each<[string, (person: Caller) => string]>([
    ['id', (person) => person.id],
    ['e-mail address', (person) => person.epost],
    ['e-mail address in capitals, with spaces around it', (person) => ` ${person.epost.toUpperCase()} `],
  ])('may be an %s, of anybody who may publish there', async (_, name) => {
    const person = await as('publicist', { sektioner: ['nyheter'], sprak: ['sv', 'en'] });
    expect((await released(name(person))).status).toBe(200);
  });

  test('stands in the log and in the release', async () => {
    const [writer, person] = await Promise.all([agent(MAY_PUBLISH), as('publicist')]);
    const id = await twoLanguages();
    await writer.release(id, { order_av: person.epost });
    const given = { typ: 'person', id: person.id, namn: `publicist ${person.id.slice(0, 4)}` };
    const { body } = await writer.get(`/innehall/${id}/releaser`);
    expect(body.releaser[0]).toMatchObject({ av: { typ: 'agent', id: writer.id }, order_av: given });
    const log = await (await as('chefredaktor')).get('/logg', { innehall: id });
    expect(log.body.logg[0]).toMatchObject({ operation: 'slappInnehall', av: { typ: 'agent', id: writer.id }, order_av: given });
  });

  test('is not needed from a person; one that names somebody is held to it', async () => {
    const chief = await as('chefredaktor');
    const id = await twoLanguages();
    expect((await chief.release(id, { order_av: 'ingen@test.se' })).koder).toEqual(['order_av_ogiltig']);
    expect((await chief.release(id)).status).toBe(200);
  });
});

describe('approval by an agent', () => {
  const approve = (writer: Caller, id: string, order_av?: string) =>
    writer.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', ...(order_av === undefined ? {} : { order_av }) });

  test('is given on the order of its owner, by id or e-mail', async () => {
    const writer = await agent(MAY_PUBLISH);
    const id = await twoLanguages();
    expect((await approve(writer, id, writer.agare.id)).body).toEqual({ ok: true, sprak: 'sv', status: 'godkand' });
    expect((await approve(writer, id, writer.agare.epost)).status).toBe(200);
  });

  test('is refused without an order, on that of another, and of an owner who may not approve', async () => {
    const writer = await agent(MAY_PUBLISH);
    const id = await twoLanguages();
    expect((await approve(writer, id)).koder).toEqual(['order_av_saknas']);
    expect((await approve(writer, id, (await as('chefredaktor')).id)).koder).toEqual(['order_av_ej_agare']);
    const ofWriter = await agent(MAY_PUBLISH, await as('skribent'));
    expect((await approve(ofWriter, id, ofWriter.agare.id)).koder).toEqual(['order_av_ogiltig']);
  });

  test('needs the right to publish in that language', async () => {
    const writer = await agent({ ...MAY_PUBLISH, sprak: ['en'] });
    expect((await approve(writer, await twoLanguages(), writer.agare.id)).koder).toEqual(['sprak_ej_tillatet']);
  });
});

describe('administration', () => {
  test('an agent has no rights but those it was given', async () => {
    const admin = await as('admin');
    const { status, body } = await admin.post('/agenter', { namn: ' Bevakaren ' });
    expect(status).toBe(201);
    expect(body.agent).toMatchObject({
      namn: 'Bevakaren',
      agare: { id: admin.id, epost: admin.epost },
      sektioner: [],
      mallar: [],
      sprak: [],
      publicera: false,
      schemalagga: false,
      utgar: null,
      aterkallad: null,
      senast_anvand: null,
    });
  });

  test('the list tells when an agent was last heard from', async () => {
    const [admin, writer] = await Promise.all([as('admin'), agent()]);
    const lastUsed = async () => {
      const { body } = await admin.get('/agenter');
      return body.agenter.find((one: { id: string }) => one.id === writer.id).senast_anvand;
    };
    expect(await lastUsed()).toBeNull();
    await writer.get('/jag');
    await expect.poll(lastUsed, { timeout: 3_000 }).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('the owner may be given by e-mail', async () => {
    const [admin, chief] = await Promise.all([as('admin'), as('chefredaktor')]);
    expect((await admin.post('/agenter', { namn: 'x', agare: chief.epost })).body.agent.agare.id).toBe(chief.id);
    expect((await admin.post('/agenter', { namn: 'x', agare: 'ingen@test.se' })).fel).toMatchObject([{ falt: 'agare' }]);
  });

  test('sections, templates and languages must exist; all that do not are told', async () => {
    const { status, fel } = await (await as('admin')).post('/agenter', {
      namn: 'x',
      sektioner: ['mat', 'sport'],
      mallar: ['x'],
      sprak: ['de'],
    });
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([
      422,
      ['sektion_okand sektioner[1]', 'mall_okand mallar[0]', 'sprak_okant sprak[0]'],
    ]);
  });

  test('a change leaves what was not mentioned, and is logged with before and after', async () => {
    const [admin, writer] = await Promise.all([as('admin'), agent({ sektioner: ['mat'], publicera: true })]);
    const { body } = await admin.patch(`/agenter/${writer.id}`, { sprak: ['sv'] });
    expect(body.agent).toMatchObject({ sektioner: ['mat'], sprak: ['sv'], publicera: true });
    const [line] = await sql<{ detalj: { fore: object; efter: object } }>(
      `SELECT detalj FROM logg WHERE operation = 'andraAgent' AND detalj->>'agent' = $1`,
      [writer.id],
    );
    expect(line?.detalj).toMatchObject({ fore: { sprak: ['*'] }, efter: { sprak: ['sv'] } });
  });

  test('revoking twice keeps the first time, and the agent stays in the list', async () => {
    const [admin, writer] = await Promise.all([as('admin'), agent()]);
    const first = await admin.delete(`/agenter/${writer.id}`);
    const second = await admin.delete(`/agenter/${writer.id}`);
    expect(second.body.agent.aterkallad).toBe(first.body.agent.aterkallad);
    const { body } = await admin.get('/agenter');
    expect(body.agenter.find((one: { id: string }) => one.id === writer.id).aterkallad).toBe(first.body.agent.aterkallad);
  });

  test('a person is added once per e-mail address, whatever its case', async () => {
    const admin = await as('admin');
    const epost = `Anna-${crypto.randomUUID()}@Test.se`;
    const fields = { namn: 'Anna', roll: 'skribent', losenord: 'ganska-hemligt-nog' };
    const made = await admin.post('/anvandare', { epost, ...fields });
    expect([made.status, made.body.person.epost]).toEqual([201, epost.toLowerCase()]);
    expect(JSON.stringify(made.body)).not.toContain('losenord');
    expect((await admin.post('/anvandare', { epost: epost.toUpperCase(), ...fields })).koder).toEqual(['epost_upptagen']);
  });

  test('a short password and a broken e-mail address are refused together', async () => {
    const { status, fel } = await (await as('admin')).post('/anvandare', { epost: 'anna', namn: '', roll: 'chef', losenord: 'kort' });
    expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['epost', 'namn', 'losenord', 'roll']]);
  });
});
