import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { afterAnother } from './newsroom/article-held.ts';
import { english, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { MAY_REPORT, publicReport } from './newsroom/live.ts';
import { askedOrder, confirmOrder, ordersOn } from './newsroom/orders.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Orders: where the person whom an agent names is to confirm that they gave it, nothing happens until they do. */

const DAY_MS = 24 * 60 * 60_000;
const chief = await as('chefredaktor');
const other = await as('chefredaktor');
const asking = await agent({ ...MAY_PUBLISH, order: 'fraga_alltid' }, chief);

const seenBy = async (slug: string) => (await send({ method: 'GET', path: `/nyheter/${slug}` })).status;
const isPublic = async (id: string) => (await chief.item(id)).publicerad !== null;
const decline = (by: Caller, rid: string) => by.post(`/releaser/${rid}/avsla`, { orsak: 'Det har jag inte sagt.' });
const told = ({ status, koder }: { status: number; koder: string[] }) => [status, ...koder];

describe('an order that is to be confirmed', () => {
  test('publishes nothing, says whom to ask and where, and is told to the person by letter and in their inbox', async () => {
    const { id } = await asking.created(swedish());
    const before = Date.now();
    const { status, body } = await asking.release(id, { order_av: chief.epost });
    expect([status, body.release.tillstand, body.status]).toEqual([202, 'vantar_pa_godkannande', 'utkast']);
    const [warning] = body.varningar;
    const lank = `${inject('studio').url}/studio/att-gora?order=${id}`;
    expect(warning).toMatchObject({ kod: 'order_vantar', orsak: expect.stringContaining('har inte bekräftat sin order') });
    for (const part of [lank, 'Anropa sedan likadant igen']) expect(warning.atgard).toContain(part);

    const [release] = await ordersOn(asking, id);
    expect(release).toMatchObject({ av: { id: asking.id }, order_av: { id: chief.id }, godkand_av: null, steg: [{ steg: 'begard' }] });
    const left = Date.parse(release.order_begaran.fore) - before;
    expect([left > DAY_MS - 60_000, left < DAY_MS + 60_000]).toEqual([true, true]);

    const letters = await sql<{ till: string; amne: string; text: string }>('SELECT till, amne, text FROM utskick WHERE innehall_id = $1', [
      id,
    ]);
    expect(letters).toMatchObject([{ till: chief.epost, amne: expect.stringContaining('Bekräfta din order') }]);
    expect(letters[0]?.text).toContain(lank);
    const { inkorg } = (await chief.get('/jag/inkorg')).body;
    expect(inkorg[0]).toMatchObject({ handelse: 'order', innehall: { id }, av: { id: asking.id }, adress: `/studio/att-gora?order=${id}` });
    expect((await other.get('/jag/inkorg')).body.inkorg).toEqual([]);
  });

  test('is one order however often it is asked for, and one letter', async () => {
    const order = await askedOrder(asking, chief);
    for (let time = 0; time < 3; time++) {
      const again = await asking.release(order.id, { order_av: chief.id });
      expect([again.status, again.body.release.id, again.body.varningar[0].kod]).toEqual([202, order.rid, 'order_vantar']);
    }
    expect(await sql('SELECT 1 FROM utskick WHERE innehall_id = $1', [order.id])).toHaveLength(1);
    expect(await ordersOn(chief, order.id)).toHaveLength(1);
  });

  test('goes out when the person confirms it, once, and the agent that calls again is told so', async () => {
    const order = await askedOrder(asking, chief);
    const { status, body } = await confirmOrder(chief, order);
    expect([status, body.release, body.sprak?.sv.revision], JSON.stringify(body.fel)).toEqual([
      200,
      { id: order.rid, tillstand: 'klar' },
      order.revision,
    ]);
    expect(await seenBy(order.slug)).toBe(200);
    const again = await asking.release(order.id, { order_av: chief.id });
    expect([again.status, again.body.release, again.body.status]).toEqual([200, { id: order.rid, tillstand: 'klar' }, 'publicerad']);
    const released = await ordersOn(chief, order.id);
    expect(released).toMatchObject([{ av: { id: asking.id }, order_av: { id: chief.id }, godkand_av: { id: chief.id } }]);
    expect(released[0].steg.map(({ steg }: { steg: string }) => steg)).toEqual(['begard', 'godkand', 'artikel', 'publik']);
    const logged = await sql<{ operation: string; order_av: { id: string } }>(
      `SELECT operation, order_av FROM logg WHERE innehall_id = $1 AND operation IN ('slappInnehall', 'godkannRelease') ORDER BY tid`,
      [order.id],
    );
    expect(logged.map((line) => [line.operation, line.order_av.id])).toEqual([
      ['slappInnehall', chief.id],
      ['godkannRelease', chief.id],
      ['slappInnehall', chief.id],
    ]);
    // Once: taken down, the same confirmation brings nothing back, and the same call is another order.
    await chief.takeDown(order.id);
    await confirmOrder(chief, order);
    expect(await seenBy(order.slug)).not.toBe(200);
    const anew = await asking.release(order.id, { order_av: chief.id });
    expect([anew.status, anew.body.release.id === order.rid]).toEqual([202, false]);
  });

  test('that is declined is not asked for again: the agent is told why', async () => {
    const order = await askedOrder(asking, chief);
    expect((await decline(chief, order.rid)).status).toBe(200);
    const again = await asking.release(order.id, { order_av: chief.id });
    expect(told(again)).toEqual([409, 'release_avslagen']);
    expect(again.fel[0]?.orsak).toContain('Det har jag inte sagt.');
    expect(told(await confirmOrder(chief, order))).toEqual([409, 'release_vantar_inte']);
    expect(await isPublic(order.id)).toBe(false);
  });

  test('can be declined by anybody who may publish there, and confirmed by none of them', async () => {
    const order = await askedOrder(asking, chief);
    for (const by of [other, await as('superadmin'), await as('publicist')])
      expect(told(await confirmOrder(by, order))).toEqual([403, 'order_annan_person']);
    expect((await decline(other, order.rid)).status).toBe(200);
  });

  test('is scheduled by the confirmation where a time was asked for, and may not be confirmed after it', async () => {
    const later = await askedOrder(asking, chief, { lage: 'schemalagd', datum: '2098-06-01 12:00' });
    const { body } = await confirmOrder(chief, later);
    expect([body.release?.tillstand, body.datum], JSON.stringify(body.fel)).toEqual(['schemalagd', '2098-06-01T10:00:00.000Z']);
    const moved = await asking.patch(`/releaser/${later.rid}`, { datum: '2098-06-02 12:00', order_av: chief.id });
    expect(told(moved)).toEqual([403, 'order_obekraftad']);
    const soon = new Date(Date.now() + 3 * 60 * 60_000);
    const datum = soon.toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 16);
    const { id } = await askedOrder(asking, chief, { lage: 'schemalagd', datum });
    const [release] = await ordersOn(chief, id);
    expect(release.order_begaran.fore).toBe(release.datum);
  });

  test('only tried asks nobody', async () => {
    const { id } = await asking.created(swedish());
    const { status, body } = await asking.release(id, { order_av: chief.id, provkor: true });
    expect([status, body.provkor, body.release.tillstand, body.varningar[0].kod]).toEqual([
      200,
      true,
      'vantar_pa_godkannande',
      'order_vantar',
    ]);
    expect([await ordersOn(chief, id), await sql('SELECT 1 FROM utskick WHERE innehall_id = $1', [id])]).toEqual([[], []]);
  });

  test('is another order once it has another time: it cannot be moved', async () => {
    const order = await askedOrder(asking, chief, { lage: 'schemalagd', datum: '2098-06-01 12:00' });
    const moved = await other.patch(`/releaser/${order.rid}`, { datum: '2098-07-01 12:00' });
    expect(told(moved)).toEqual([409, 'order_annan_tid']);
  });

  test('tells whether it is still what was asked for, also when that is of an older version, until it is decided', async () => {
    const { id, revision } = await asking.created(swedish());
    const newest = await asking.saved(id, 'sv', { ...swedish(), bas: revision });
    const { body } = await asking.release(id, { order_av: chief.id, revisioner: { sv: revision } });
    const asked = { tillstand: 'vantar_pa_godkannande', till: '2097-01-01', per_sida: '100' };
    const unchanged = async () => {
      const [all, listed] = [await ordersOn(chief, id), (await chief.get('/releaser', asked)).body.releaser];
      const inList = listed.find((release: { id: string }) => release.id === body.release.id);
      return [all[0].order_begaran.oforandrad, inList?.order_begaran.oforandrad];
    };
    expect(await unchanged()).toEqual([true, true]);
    await asking.saved(id, 'sv', { ...swedish(), bas: newest });
    expect(await unchanged()).toEqual([false, false]);
    const anew = await asking.release(id, { order_av: chief.id, revisioner: { sv: revision } });
    const [release] = await ordersOn(chief, id);
    expect(release.order_begaran.oforandrad).toBe(true);
    const { hash } = release.order_begaran;
    expect((await confirmOrder(chief, { rid: anew.body.release.id, hash })).body.sprak?.sv.revision).toBe(revision);
    expect((await ordersOn(chief, id))[0].order_begaran.oforandrad).toBeNull();
  });
});

describe('an order in two languages', () => {
  const inBoth = async (fields: Record<string, unknown> = {}) => {
    const { id } = await asking.created(swedish());
    await asking.saved(id, 'en', english());
    const { body } = await asking.release(id, { order_av: chief.id, ...fields });
    expect(Object.keys(body.sprak)).toEqual(['sv', 'en']);
    const [release] = await ordersOn(chief, id);
    return { id, rid: body.release.id, hash: release.order_begaran.hash };
  };
  const stateOf = async ({ id, rid }: { id: string; rid: string }) =>
    (await ordersOn(chief, id)).find((release) => release.id === rid) as { tillstand: string; revisioner: Record<string, string> };

  test('is over when one of them is published or asked for otherwise: it was of both, and the agent may ask anew', async () => {
    const published = await inBoth();
    expect((await other.release(published.id, { sprak: ['sv'] })).status).toBe(200);
    expect(await stateOf(published)).toMatchObject({ tillstand: 'ersatt', fel: [{ kod: 'release_ersatt' }] });
    const anew = await asking.release(published.id, { order_av: chief.id });
    expect([anew.status, anew.body.release.id === published.rid]).toEqual([202, false]);

    const asked = await inBoth();
    expect((await asking.release(asked.id, { order_av: chief.id, sprak: ['sv'] })).status).toBe(202);
    expect(await stateOf(asked)).toMatchObject({ tillstand: 'ersatt', fel: [{ kod: 'release_ersatt' }] });
  });

  test('once confirmed is a schedule as any: it goes out in the language that is left, which the agent is told', async () => {
    const order = await inBoth({ lage: 'schemalagd', datum: '2098-06-01 12:00' });
    expect((await confirmOrder(chief, order)).body.release?.tillstand).toBe('schemalagd');
    expect((await other.release(order.id, { sprak: ['sv'] })).status).toBe(200);
    const left = await stateOf(order);
    expect([left.tillstand, Object.keys(left.revisioner)]).toEqual(['schemalagd', ['en']]);
    const again = await asking.release(order.id, { order_av: chief.id, lage: 'schemalagd', datum: '2098-06-01 12:00' });
    expect([again.body.release.id, Object.keys(again.body.sprak)]).toEqual([order.rid, ['en']]);
  });

  test('is not confirmed in both when it loses one while it is being confirmed', async () => {
    const order = await inBoth();
    const lost = `UPDATE release SET revisioner = revisioner - 'en' WHERE id = $1`;
    const answer = await afterAnother(order.id, () => confirmOrder(chief, order), lost, [order.rid]);
    expect(told(answer)).toEqual([409, 'order_andrad']);
    expect(await isPublic(order.id)).toBe(false);
  });
});

describe('the same call again', () => {
  test('is another order when readers have been given something else since', async () => {
    const { id, revision } = await asking.created(swedish());
    await asking.saved(id, 'sv', { ...swedish(), bas: revision });
    const { body } = await asking.release(id, { order_av: chief.id });
    const [release] = await ordersOn(chief, id);
    const order = { rid: body.release.id, hash: release.order_begaran.hash };
    expect((await confirmOrder(chief, order)).status).toBe(200);
    expect((await asking.release(id, { order_av: chief.id })).body.release).toEqual({ id: order.rid, tillstand: 'klar' });
    expect((await other.release(id, { revisioner: { sv: revision } })).status).toBe(200);
    const again = await asking.release(id, { order_av: chief.id });
    expect([again.status, again.body.release.id === order.rid]).toEqual([202, false]);
  });

  test('is another order when the first has failed', async () => {
    const order = await askedOrder(asking, chief);
    await sql(`UPDATE release SET tillstand = 'misslyckad', fel = '[]' WHERE id = $1`, [order.rid]);
    const again = await asking.release(order.id, { order_av: chief.id });
    expect([again.status, again.body.release.id === order.rid]).toEqual([202, false]);
  });

  test('is told the time that a person has given it since', async () => {
    const fields = { lage: 'schemalagd', datum: '2098-06-01 12:00' };
    const order = await askedOrder(asking, chief, fields);
    await confirmOrder(chief, order);
    expect((await other.patch(`/releaser/${order.rid}`, { datum: '2098-07-01 12:00' })).status).toBe(200);
    const again = await asking.release(order.id, { order_av: chief.id, ...fields });
    expect([again.body.release, again.body.datum]).toEqual([{ id: order.rid, tillstand: 'schemalagd' }, '2098-07-01T10:00:00.000Z']);
  });
});

describe('of a confidential article', () => {
  test('nobody is named who may not know of it, and nothing goes out once the agent may not', async () => {
    const [publisher, knowing] = [await as('publicist'), await as('publicist')];
    const insatta = [asking.id, knowing.id];
    const { id } = await chief.created(swedish({ konfidentiell: true, insatta }));
    for (const machine of [asking, await agent(MAY_PUBLISH, chief)]) {
      await chief.patch(`/innehall/${id}`, { insatta: [...new Set([...insatta, machine.id])] });
      expect(told(await machine.release(id, { order_av: publisher.id }))).toEqual([422, 'order_av_ogiltig']);
    }
    expect((await asking.release(id, { order_av: knowing.id })).status).toBe(202);
    const [release] = await ordersOn(knowing, id);
    expect((await chief.patch(`/innehall/${id}`, { insatta: [knowing.id] })).status).toBe(200);
    expect(told(await confirmOrder(knowing, { rid: release.id, hash: release.order_begaran.hash }))).toEqual([409, 'agent_utan_ratt']);
    expect(await isPublic(id)).toBe(false);
  });
});

describe('whose orders are confirmed', () => {
  test('by default nobody’s; of an agent that trusts its owner alone those of all others', async () => {
    const free = await agent(MAY_PUBLISH, chief);
    const { id } = await free.created(swedish());
    expect((await free.release(id, { order_av: other.id })).status).toBe(200);
    const loyal = await agent({ ...MAY_PUBLISH, order: 'endast_agare' }, chief);
    const [own, others] = [(await loyal.created(swedish())).id, (await loyal.created(swedish())).id];
    expect((await loyal.release(own, { order_av: chief.id })).status).toBe(200);
    expect((await loyal.release(others, { order_av: other.id })).body.release.tillstand).toBe('vantar_pa_godkannande');
    expect((await loyal.get('/jag')).body.agent.order).toBe('endast_agare');
  });

  test('a draft that is only handed over is no order to confirm, and a person’s own release never is', async () => {
    const { id } = await asking.created(swedish());
    expect((await asking.release(id, { lage: 'utkast', order_av: chief.id })).status).toBe(200);
    expect((await chief.release(id, { order_av: other.id })).status).toBe(200);
  });

  test('what cannot be asked for is refused, with what to do instead', async () => {
    const { id } = await asking.created(swedish());
    const approval = await asking.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', order_av: chief.id });
    expect(told(approval)).toEqual([403, 'order_obekraftad']);
    expect(approval.fel[0]?.atgard).toContain(`granskning med granskare ${chief.id}`);
    const asked = await asking.post(`/innehall/${id}/sprak/sv/status`, { status: 'granskning', granskare: chief.id });
    expect(asked.status).toBe(200);
    const reporter = await agent({ ...MAY_REPORT, order: 'fraga_alltid' }, chief);
    const entry = await reporter.post(`/innehall/${await publicReport(chief)}/live`, { text: 'Nu', order_av: chief.id });
    expect(told(entry)).toEqual([403, 'order_obekraftad']);
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

    test('every order is confirmed, and four eyes are asked of whoever confirms', async () => {
      const [admin, boss] = [await newsroom.as('admin', studio.url), await newsroom.as('chefredaktor', studio.url)];
      const { body } = await admin.post('/agenter', { namn: 'Boten', agare: boss.id, ...MAY_PUBLISH });
      const bot = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
      const granskning = { agenters_ordrar: 'fraga_alltid', fyra_ogon_sektioner: ['nyheter'] };
      expect((await admin.patch('/installningar', { version: 0, granskning })).status).toBe(200);
      expect((await bot.get('/jag')).body.agent.order).toBe('fraga_alltid');
      const { id } = await boss.created(swedish());
      expect((await bot.release(id, { order_av: boss.id })).body.release.tillstand).toBe('vantar_pa_godkannande');
      const [release] = await ordersOn(boss, id);
      // The person who wrote it does not publish it through an agent.
      const own = await confirmOrder(boss, { rid: release.id, hash: release.order_begaran.hash });
      expect(told(own)).toEqual([403, 'eget_godkannande']);
      const order = await askedOrder(bot, boss);
      expect((await confirmOrder(boss, order)).status).toBe(200);
    });
  });
});

describe('nothing is published by an order', () => {
  test('that nobody confirmed in time, and the agent may ask anew', async () => {
    const order = await askedOrder(asking, chief);
    await sql(`UPDATE release SET order_fore = now() - interval '1 second' WHERE id = $1`, [order.rid]);
    expect(told(await confirmOrder(chief, order))).toEqual([409, 'order_forfallen']);
    const anew = await asking.release(order.id, { order_av: chief.id });
    expect([anew.status, anew.body.release.id === order.rid]).toEqual([202, false]);
  });

  test('of an agent that has lost its key, its right or its owner meanwhile, or while all agents are paused', async () => {
    const admin = await as('admin');
    const owner = await as('chefredaktor');
    const LOSES: Array<[(agent: string) => Promise<unknown>, string[]]> = [
      [(id) => admin.delete(`/agenter/${id}`), ['release_vantar_inte']],
      [(id) => admin.patch(`/agenter/${id}`, { publicera: false }), ['agent_utan_ratt']],
      [(id) => admin.patch(`/agenter/${id}`, { sektioner: ['kultur'] }), ['agent_utan_ratt']],
      [(id) => sql(`UPDATE agent SET utgar = now() - interval '1 minute' WHERE id = $1`, [id]), ['agent_utan_ratt']],
      [() => sql('UPDATE person SET aktiv = false WHERE id = $1', [owner.id]), ['agent_utan_ratt']],
    ];
    for (const [loses, codes] of LOSES) {
      const machine = await agent({ ...MAY_PUBLISH, order: 'fraga_alltid' }, owner);
      const order = await askedOrder(machine, chief);
      await loses(machine.id);
      expect((await confirmOrder(chief, order)).koder).toEqual(codes);
      expect(await isPublic(order.id)).toBe(false);
    }
  });

  test('in the name of somebody who is deactivated, or has lost the right, meanwhile', async () => {
    const admin = await as('superadmin');
    for (const [change, status] of [
      [{ aktiv: false }, 401],
      [{ roll: 'skribent' }, 403],
    ] as const) {
      const person = await as('chefredaktor');
      const order = await askedOrder(asking, person);
      expect((await admin.patch(`/anvandare/${person.id}`, change)).koder).toEqual([]);
      expect((await confirmOrder(person, order)).status).toBe(status);
      expect(await isPublic(order.id)).toBe(false);
    }
  });

  test('two confirmations at once carry out one release', async () => {
    const order = await askedOrder(asking, chief);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirmOrder(chief, order)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const published = await sql('SELECT 1 FROM publicering WHERE innehall_id = $1', [order.id]);
    expect(published).toHaveLength(1);
  });
});

/** Numbers below `most`, the same ones in every run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * most);
  };
}

test('a thousand attacks on orders publish nothing', { timeout: 600_000 }, async () => {
  const pick = numbers(23);
  const [people, machines, strangers] = await Promise.all([
    Promise.all(Array.from({ length: 5 }, () => as('chefredaktor'))),
    Promise.all(Array.from({ length: 3 }, () => agent({ ...MAY_PUBLISH, order: 'fraga_alltid' }, chief))),
    Promise.all([as('superadmin'), as('chefredaktor'), as('publicist'), as('skribent')]),
  ]);
  const of = <One>(list: readonly One[]): One => list[pick(list.length)] as One;
  const orders = await Promise.all(
    Array.from({ length: 100 }, async (_, nr) => {
      const [person, machine] = [people[nr % people.length] as Caller, machines[nr % machines.length] as Caller];
      return {
        person,
        machine,
        ...(await askedOrder(machine, person, nr % 4 === 0 ? { lage: 'schemalagd', datum: '2098-06-01 12:00' } : {})),
      };
    }),
  );
  type Order = (typeof orders)[number];
  const another = (order: Order): Order => of(orders.filter(({ id }) => id !== order.id));

  /** With the order as it stands. */
  const TRIES: Record<string, (order: Order) => ReturnType<typeof confirmOrder>> = {
    'another person': (order) => confirmOrder(of(strangers), order),
    'the agent itself': (order) => confirmOrder(order.machine, order),
    'the hash of another article': (order) => confirmOrder(order.person, { rid: order.rid, hash: another(order).hash }),
    'another article by its hash': (order) => confirmOrder(order.person, { rid: another(order).rid, hash: order.hash }),
    'no hash': (order) => order.person.post(`/releaser/${order.rid}/godkann`),
    'another revision': (order) => confirmOrder(order.person, order, { revisioner: { sv: another(order).revision } }),
    'another language': (order) => confirmOrder(order.person, order, { revisioner: { en: order.revision } }),
    'other facts': (order) => confirmOrder(order.person, order, { fakta: 'senaste' }),
  };
  /** After something has become another: what was confirmed is not what would go out. */
  const CHANGES: Record<string, (order: Order) => Promise<unknown>> = {
    'the text': async ({ id, revision, machine }) => machine.saved(id, 'sv', { ...swedish(), bas: revision }),
    'the facts': ({ id, person }) => person.patch(`/innehall/${id}`, { taggar: [`tagg${pick(1_000)}`] }),
    'the section': ({ id, person }) => person.patch(`/innehall/${id}`, { sektion: 'kultur' }),
    'the answer': ({ rid, person }) => decline(person, rid),
    'the time there was': ({ rid }) => sql(`UPDATE release SET order_fore = now() WHERE id = $1`, [rid]),
    'what the database holds': ({ id, rid }) =>
      sql(`UPDATE release SET datum = now() + interval '1 year' WHERE id = $1 AND innehall_id = $2`, [rid, id]),
  };
  const changes = Object.keys(CHANGES);
  let attacks = 0;
  const refused = new Map<number, number>();
  for (const [nr, order] of orders.entries()) {
    const answers = [];
    for (const attempt of Object.values(TRIES)) answers.push(await attempt(order));
    await CHANGES[changes[nr % changes.length] as string]?.(order);
    for (let replay = 0; replay < 2; replay++) answers.push(await confirmOrder(order.person, order));
    attacks += answers.length;
    for (const { status } of answers) refused.set(status, (refused.get(status) ?? 0) + 1);
  }
  expect(attacks).toBe(1_000);
  expect([...refused.keys()].filter((status) => ![403, 409, 422].includes(status))).toEqual([]);
  const ids = orders.map(({ id }) => id);
  expect(await sql('SELECT 1 FROM publicering WHERE innehall_id = ANY($1::uuid[])', [ids])).toEqual([]);
  expect(
    await sql(`SELECT tillstand FROM release WHERE innehall_id = ANY($1::uuid[]) AND (nasta IS NOT NULL OR godkand IS NOT NULL)`, [ids]),
  ).toEqual([]);
});
