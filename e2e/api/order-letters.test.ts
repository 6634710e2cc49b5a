import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { MAY_REPORT, publicReport } from './newsroom/live.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';

const chief = await as('chefredaktor');
const writer = await agent(MAY_PUBLISH, chief);
const asking = await agent({ ...MAY_PUBLISH, godkannande: true }, chief);
const AHEAD = '2099-06-01 08:00';

interface Letter {
  till: string;
  amne: string;
  text: string;
}
const lettersAbout = (id: string) => sql<Letter>('SELECT till, amne, text FROM utskick WHERE innehall_id = $1 ORDER BY skapad', [id]);
const loggedAbout = (id: string, operation: string) =>
  sql<{ order_av: { id: string } | null; detalj: { underrattad?: string } }>(
    'SELECT order_av, detalj FROM logg WHERE innehall_id = $1 AND operation = $2',
    [id, operation],
  );
const draft = async () => (await chief.created(swedish())).id;

/** What an agent does on an order, and how the letter begins. */
const DONE: Record<string, { operation: string; amne: string; by?: Caller; order(id: string, by: Caller): Promise<{ status: number }> }> = {
  'publishes at once': {
    operation: 'slappInnehall',
    amne: 'Publicerat på din order',
    order: (id, by) => by.release(id, { order_av: chief.epost }),
  },
  schedules: {
    operation: 'slappInnehall',
    amne: 'Schemalagt på din order',
    order: (id, by) => by.release(id, { lage: 'schemalagd', datum: AHEAD, order_av: chief.id }),
  },
  'hands over a draft': {
    operation: 'slappInnehall',
    amne: 'Lämnat som utkast på din order',
    order: (id, by) => by.release(id, { lage: 'utkast', order_av: chief.id }),
  },
  'asks for a release': {
    operation: 'slappInnehall',
    amne: 'Begärt på din order',
    by: asking,
    order: (id, by) => by.release(id, { order_av: chief.id }),
  },
  approves: {
    operation: 'sattSprakstatus',
    amne: 'Godkänt på din order',
    order: (id, by) => by.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', order_av: chief.id }),
  },
};

/** The same caller, who only tries. */
function trying({ id, epost, credential }: Caller): Caller {
  return new (class extends Caller {
    override call(...[method, path, options = {}]: Parameters<Caller['call']>) {
      return super.call(method, path, { ...options, body: { ...(options.body as object), provkor: true } });
    }
  })({ id, epost, credential });
}

describe.each(Object.entries(DONE))('whoever is named when an agent %s', (_, { operation, amne, by = writer, order }) => {
  test('gets a letter at once and stands in the log as told', async () => {
    const id = await draft();
    expect((await order(id, by)).status).toBeLessThan(300);
    const letters = await lettersAbout(id);
    expect(letters).toMatchObject([{ till: chief.epost, amne: expect.stringContaining(amne) }]);
    for (const told of ['Testagenten', `/studio/artikel/${id}`, 'Har du inte gett någon sådan order'])
      expect(letters[0]?.text).toContain(told);
    expect(await loggedAbout(id, operation)).toMatchObject([{ order_av: { id: chief.id }, detalj: { underrattad: chief.id } }]);
  });

  test('gets none of what was only tried, or refused', async () => {
    const id = await draft();
    expect((await order(id, trying(by))).status).toBe(200);
    await sql('UPDATE innehall SET raderad = true WHERE id = $1', [id]);
    expect((await order(id, by)).status).toBe(409);
    expect(await lettersAbout(id)).toEqual([]);
  });
});

test('a call that is repeated with its key, and an approval that is said again, are told of once', async () => {
  const [id, other] = [await draft(), await draft()];
  const nyckel = randomUUID();
  for (let time = 0; time < 3; time += 1) {
    expect((await writer.post(`/innehall/${id}/release`, { lage: 'publicera', order_av: chief.id }, { nyckel })).status).toBe(200);
    await DONE.approves?.order(other, writer);
  }
  expect(await lettersAbout(id)).toHaveLength(1);
  expect(await lettersAbout(other)).toHaveLength(1);
});

test('what the agent does with what waits is told of too: another time, and that it is called off', async () => {
  const id = await draft();
  const { body } = await writer.release(id, { lage: 'schemalagd', datum: AHEAD, order_av: chief.id });
  const path = `/releaser/${body.release.id}`;
  for (const datum of ['2099-06-02 08:00', '2099-06-02 08:00'])
    expect((await writer.patch(path, { datum, order_av: chief.id })).status).toBe(200);
  expect((await writer.post(`${path}/avbryt`, { order_av: chief.id })).status).toBe(200);
  expect((await lettersAbout(id)).map(({ amne }) => amne.split(':')[0])).toEqual([
    'Schemalagt på din order',
    'Publicering flyttad på din order',
    'Publicering avbruten på din order',
  ]);
});

test('a person who publishes on another’s order has that other told, and one who names themselves nobody', async () => {
  const [id, own] = [await draft(), await draft()];
  const publicist = await as('publicist');
  expect((await publicist.release(id, { order_av: chief.id })).status).toBe(200);
  expect(await lettersAbout(id)).toMatchObject([
    { till: chief.epost, text: expect.stringMatching(/^publicist.* har på din order publicerat/i) },
  ]);
  expect((await publicist.release(own, { order_av: publicist.id })).status).toBe(200);
  expect(await lettersAbout(own)).toEqual([]);
});

test('of a draft in both languages only what is handed over is told, and nothing that is elsewhere', async () => {
  const { id } = await releaseDraft(chief, {}, english());
  expect((await writer.release(id, { lage: 'utkast', order_av: chief.id })).status).toBe(200);
  const [letter] = await lettersAbout(id);
  expect(letter?.text).toContain('den svenska versionen av artikeln');
  expect(letter?.text).not.toContain('publiceringssystemet');
});

test('who asks for the same other time again gets the same request, and writes no second letter', async () => {
  const id = await draft();
  const { body } = await chief.release(id, { lage: 'schemalagd', datum: AHEAD });
  const path = `/releaser/${body.release.id}`;
  const moved = [];
  for (const datum of ['2099-06-02 08:00', '2099-06-02 08:00', '2099-06-03 08:00'])
    moved.push((await asking.patch(path, { datum, order_av: chief.id })).body.release.id);
  expect(moved[1]).toBe(moved[0]);
  expect(moved[2]).not.toBe(moved[0]);
  expect(await lettersAbout(id)).toHaveLength(2);
});

describe('with a publishing system elsewhere', () => {
  let newsroom: NewsroomElsewhere;
  let boss: Caller;
  let bot: Caller;
  beforeAll(async () => {
    newsroom = await newsroomElsewhere();
    boss = await newsroom.as('chefredaktor', newsroom.url);
    const admin = await newsroom.as('admin', newsroom.url);
    const { body } = await admin.post('/agenter', { namn: 'Boten', agare: boss.id, ...MAY_PUBLISH });
    bot = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: newsroom.url });
  });
  afterAll(() => newsroom?.end());

  test.each([
    ['takes it', false, 200],
    ['is away, so that it is kept and tried again', true, 202],
  ])('the letter is written once when it %s', async (_, away, status) => {
    const { id } = await boss.created(swedish());
    if (away) await newsroom.cms.goAway();
    const nyckel = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect((await bot.post(`/innehall/${id}/release`, { lage: 'publicera', order_av: boss.id }, { nyckel })).status).toBe(status);
    if (away) await newsroom.cms.comeBack();
    if (away) await expect.poll(async () => (await boss.item(id)).status, { timeout: 15_000 }).toBe('publicerad');
    const letters = await newsroom.sql<Letter>('SELECT till, amne, text FROM utskick WHERE innehall_id = $1', [id]);
    expect(letters).toMatchObject([{ till: boss.epost, amne: expect.stringContaining('Publiceras på din order') }]);
  });

  test.each([
    ['refuses it', 422],
    ['is away', 202],
  ])('the log names whoever was told also when it %s', async (_, status) => {
    const { id } = await boss.created(swedish());
    if (status === 422) newsroom.cms.misbehave('nekar');
    else await newsroom.cms.goAway();
    expect((await bot.release(id, { order_av: boss.id })).status).toBe(status);
    const told = () =>
      newsroom.sql(
        `SELECT 1 FROM logg WHERE innehall_id = $1 AND operation = 'slappInnehall' AND order_av ->> 'id' = $2 AND detalj ->> 'underrattad' = $2`,
        [id, boss.id],
      );
    expect((await told()).length).toBeGreaterThan(0);
    if (status === 202) await newsroom.cms.comeBack();
  });
});

test('of a public report the first entry is told of, to each who is named, and each end of it', async () => {
  const other = await as('publicist');
  const [id, reporter] = await Promise.all([publicReport(chief), agent(MAY_REPORT, chief)]);
  const entry = (by: Caller) => reporter.post(`/innehall/${id}/live`, { text: 'Nu', order_av: by.epost });
  for (const by of [chief, chief, other, chief]) expect((await entry(by)).koder).toEqual([]);
  const told = async () => (await lettersAbout(id)).map(({ till, amne }) => [till, amne.split(':')[0]]);
  const begun = 'Skriver direkt till läsarna på din order';
  expect(await told()).toEqual([
    [chief.epost, begun],
    [other.epost, begun],
  ]);
  for (const live of [false, true])
    expect((await reporter.post(`/innehall/${id}/live/avsluta`, { live, order_av: other.epost })).status).toBe(200);
  expect((await told()).slice(2)).toEqual([
    [other.epost, 'Liverapport avslutad på din order'],
    [other.epost, 'Liverapport återupptagen på din order'],
  ]);
  // What the person does themselves, they know of.
  expect((await chief.post(`/innehall/${id}/live`, { text: 'Jag' })).status).toBe(201);
  expect(await lettersAbout(id)).toHaveLength(4);
});
