import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '#lib/contract/closed/event.ts';
import { paragraph } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What has happened, told to whoever asks for what came since: in a newsroom of its own, so that nothing else happens. */

interface Event {
  id: string;
  typ: string;
  innehall: string | null;
  sprak: string | null;
  av: { id: string; namn: string };
  data: Record<string, unknown>;
}

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  chief = await newsroom.as('chefredaktor', studio.url);
});
afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

const ask = async (query: Record<string, string> = {}): Promise<{ handelser: Event[]; nasta: string | null }> =>
  (await chief.get('/handelser', query)).body;
const now = async () => (await ask({ efter: 'nu' })).nasta ?? '';

/** Follows from there until so many have come, as a program does: never from anywhere but where it was. */
async function follow(efter: string, many: number, query: Record<string, string> = {}): Promise<Event[]> {
  const heard: Event[] = [];
  let from = efter;
  await expect
    .poll(
      async () => {
        const { handelser, nasta } = await ask({ ...query, efter: from });
        heard.push(...handelser);
        from = nasta ?? from;
        return heard.length >= many;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(true);
  return heard;
}

test('what happens with an article is told in its order, with who did it and what it came to', async () => {
  // What was done to make the newsroom is told by then.
  await expect.poll(async () => (await newsroom.sql('SELECT 1 FROM oforseglad LIMIT 1')).length).toBe(0);
  const from = await now();
  const { id, revision } = await releaseDraft(chief);
  await chief.release(id);
  await chief.takeDown(id, 'Fel uppgifter');
  const told = (await follow(from, 3)).filter(({ innehall }) => innehall === id);
  expect(told.map(({ typ }) => typ)).toEqual(['innehall.skapat', 'release.begard', 'innehall.nedtaget']);
  for (const { av, data } of told) expect([av.id, data.utfall]).toEqual([chief.id, 'genomford']);
  expect(told.find(({ data }) => data.revision === revision)).toBeDefined();
  // What was said about it stays where it was said.
  expect(JSON.stringify(told)).not.toContain('Fel uppgifter');
});

test('each is told once, whatever happens at once, and called the same however it is asked for', async () => {
  const from = await now();
  const writers = await Promise.all(Array.from({ length: 5 }, () => newsroom.as('chefredaktor', studio.url)));
  const made = Promise.all(writers.map(async (writer) => Promise.all(Array.from({ length: 6 }, () => releaseDraft(writer)))));
  const heard = await follow(from, 30, { typ: 'innehall.skapat', per_sida: '7' });
  const ids = (await made).flat().map(({ id }) => id);
  expect(heard.map(({ innehall }) => innehall).toSorted()).toEqual(ids.toSorted());
  const again = await ask({ efter: from, typ: 'innehall.skapat', per_sida: '200' });
  expect(again.handelser).toEqual(heard);
  const half = heard[14]?.id ?? '';
  expect((await ask({ efter: half, typ: 'innehall.skapat' })).handelser).toEqual(heard.slice(15));
});

test('a save comes before the release that it is in, for whoever reads either', async () => {
  const from = await now();
  const { id, revision, fields } = await releaseDraft(chief);
  for (let [nr, bas] = [0, revision]; nr < 4; nr++)
    bas = await chief.saved(id, 'sv', { ...fields, bas, block: [paragraph(`Stycke ${nr}`)] });
  const heard = (await follow(from, 5)).filter(({ innehall }) => innehall === id);
  const saves = heard.filter(({ typ }) => typ === 'version.sparad').map(({ data }) => Number(data.nr));
  expect(saves).toEqual(saves.toSorted((one, other) => one - other));
});

const cookieOf = ({ credential }: Caller) => ({ Cookie: String(credential.Cookie) });

/** Listens as a program does: the events that have come, whether the stream has ended, and the way to leave it. */
async function listen(headers: Record<string, string> = {}, query = '') {
  const gone = new AbortController();
  const answer = await fetch(`${studio.url}/studio/api/handelser/strom${query}`, {
    headers: { ...cookieOf(chief), ...headers },
    signal: gone.signal,
  });
  const heard: Event[] = [];
  let [lastId, hasEnded] = ['', false];
  const read = async () => {
    let unread = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (unread + piece).split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) {
        lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId;
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) heard.push(JSON.parse(data));
      }
    }
  };
  const reading = read()
    .catch(() => {})
    .finally(() => {
      hasEnded = true;
    });
  return {
    ...{ answer, heard },
    lastId: () => lastId,
    hasEnded: () => hasEnded,
    async leave() {
      gone.abort();
      await reading;
    },
  };
}

describe('the stream', () => {
  test('tells the same as it happens, and goes on from what was told last', async () => {
    const stream = await listen();
    expect([stream.answer.status, stream.answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const from = await now();
    const { id } = await releaseDraft(chief);
    await expect.poll(() => stream.heard.map(({ innehall }) => innehall), { timeout: 20_000 }).toContain(id);
    const last = stream.lastId();
    await stream.leave();
    expect(stream.heard).toEqual((await ask({ efter: from })).handelser);
    const meanwhile = await releaseDraft(chief);
    const again = await listen({ 'Last-Event-ID': last });
    await expect.poll(() => again.heard.map(({ innehall }) => innehall), { timeout: 20_000 }).toContain(meanwhile.id);
    expect(again.heard.some(({ innehall }) => innehall === id)).toBe(false);
    await again.leave();
  });

  test('tells of those kinds alone that were asked for', async () => {
    const stream = await listen({}, '?typ=innehall.skapat');
    const { id } = await releaseDraft(chief);
    await expect.poll(() => stream.heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(stream.heard.map(({ typ, innehall }) => [typ, innehall])).toEqual([['innehall.skapat', id]]);
    await stream.leave();
  });

  test('tells no more than its listener may read at that moment, where their rights are changed while it goes on', async () => {
    const admin = await newsroom.as('superadmin', studio.url);
    const demoted = await newsroom.as('chefredaktor', studio.url);
    const rights = { namn: 'Följaren', sektioner: ['mat'], mallar: ['*'], sprak: ['*'] };
    const { agent, nyckel } = (await admin.post('/agenter', rights)).body;
    const streams = [await listen(cookieOf(demoted)), await listen({ Cookie: '', Authorization: `Bearer ${nyckel}` })] as const;
    const told = () => streams.map(({ heard }) => heard.map(({ innehall }) => innehall));
    const before = (await chief.created({ konfidentiell: true })).id;
    const open = (await chief.created({})).id;
    await expect.poll(told, { timeout: 20_000 }).toEqual([expect.arrayContaining([before, open]), expect.arrayContaining([open])]);
    expect((await admin.patch(`/anvandare/${demoted.id}`, { roll: 'skribent' })).status).toBe(200);
    expect((await admin.patch(`/agenter/${agent.id}`, { laser: 'egna_sektioner' })).status).toBe(200);
    const secret = (await chief.created({ konfidentiell: true })).id;
    const elsewhere = (await chief.created({ sektion: 'nyheter' })).id;
    const cooked = (await chief.created({ sektion: 'mat' })).id;
    await expect.poll(told, { timeout: 20_000 }).toEqual([expect.arrayContaining([elsewhere, cooked]), expect.arrayContaining([cooked])]);
    expect([
      streams[0].heard.some(({ innehall }) => innehall === secret),
      streams[1].heard.some(({ innehall }) => innehall === elsewhere),
    ]).toEqual([false, false]);
    await Promise.all(streams.map((stream) => stream.leave()));
  });

  test('ends with the login', async () => {
    const other = await newsroom.as('skribent', studio.url);
    const stream = await listen(cookieOf(other));
    await newsroom.sql('DELETE FROM session WHERE person_id = $1', [other.id]);
    // What is known of a login is looked up again when an account changes.
    const admin = await newsroom.as('superadmin', studio.url);
    expect((await admin.patch(`/anvandare/${other.id}`, { aktiv: false })).status).toBe(200);
    await expect.poll(stream.hasEnded, { timeout: 10_000 }).toBe(true);
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['nobody', '', { Cookie: '' }, 401],
    ['a key that there is not', '', { Authorization: 'Bearer nyckel', Cookie: '' }, 401],
    ['whoever comes with an event that there is not', '', { 'Last-Event-ID': '1.0.00000000' }, 422],
    ['whoever asks for a kind that there is not', '?typ=konto', {}, 422],
    ['whoever asks for more below it', '/x', {}, 404],
  ])('is not for %s', async (_, query, headers, status) => {
    const { answer } = await listen(headers, query);
    expect(answer.status).toBe(status);
  });
});

describe('refused is', () => {
  test.each(['', '1', '0.0.abcdef01', '1.0.zzzzzzzz', '1.0.00000000', '999999999.0.abcdef01', "1.0.abcdef01'--", 'nu ', '1.0.abcdef01.1'])(
    'an event that there is not: %j',
    async (efter) => {
      const answer = await chief.get('/handelser', { efter });
      expect([answer.status, answer.koder, answer.fel[0]?.falt]).toEqual([422, ['handelse_okand'], 'efter']);
    },
  );

  test('a kind that there is not, and too many at once', async () => {
    expect((await chief.get('/handelser', { typ: 'konto.skapat' })).status).toBe(422);
    expect((await chief.get('/handelser', { typ: '' })).status).toBe(422);
    expect((await chief.get('/handelser', { per_sida: '201' })).status).toBe(422);
    expect((await chief.get('/handelser', { typ: EVENT_TYPES.join(',') })).status).toBe(200);
  });

  test('one of a newsroom that has been taken back to before it', async () => {
    const place = await now();
    const [nr, plats, root = ''] = place.split('.');
    const other = root.replace(/./g, (letter) => (letter === '0' ? '1' : '0'));
    expect((await chief.get('/handelser', { efter: `${nr}.${plats}.${other}` })).koder).toEqual(['handelse_okand']);
    expect((await chief.get('/handelser', { efter: `${Number(nr) + 1}.0.${root}` })).koder).toEqual(['handelse_okand']);
  });
});

test('the tenth seal comes behind the ninth', async () => {
  const last = async () => Number((await now()).split('.')[0]);
  for (let before = await last(); before < 11; before = await last()) {
    await releaseDraft(chief);
    await expect.poll(last, { timeout: 20_000 }).toBeGreaterThan(before);
  }
  const { handelser } = await ask({ per_sida: '200' });
  const places = handelser.map(({ id }) => id.split('.').slice(0, 2).map(Number));
  expect(places.some(([nr = 0]) => nr < 10) && places.some(([nr = 0]) => nr >= 10)).toBe(true);
  expect(places).toEqual(places.toSorted(([nr = 0, place = 0], [other = 0, otherPlace = 0]) => nr - other || place - otherPlace));
});

test('of accounts, settings and logins nothing is told', async () => {
  const admin = await newsroom.as('superadmin', studio.url);
  const from = await now();
  const { body } = await admin.post('/anvandare', {
    namn: 'Ny Person',
    epost: 'ny.person@test.se',
    roll: 'skribent',
    losenord: 'en-lång-mening-om-bron',
  });
  expect(body.ok).toBe(true);
  const { id } = await releaseDraft(chief);
  const heard = await follow(from, 1);
  expect(heard.every(({ innehall }) => innehall === id)).toBe(true);
  expect(JSON.stringify(heard)).not.toContain('ny.person');
});
