import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '#lib/contract/events.ts';
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
  const told = (await follow(from, 4)).filter(({ innehall }) => innehall === id);
  expect(told.map(({ typ }) => typ)).toEqual(expect.arrayContaining(['innehall.skapat', 'version.sparad', 'innehall.nedtaget']));
  expect(told.map(({ typ }) => typ).at(0)).toBe('innehall.skapat');
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

describe('refused is', () => {
  test.each(['', '1', '0.0.abcdef01', '1.0.zzzzzzzz', '1.0.00000000', '999999999.0.abcdef01', "1.0.abcdef01'--", 'nu ', '1.0.abcdef01.1'])(
    'an event that there is not: %j',
    async (efter) => {
      const answer = await chief.get('/handelser', { efter });
      expect([answer.status, answer.koder]).toEqual([422, ['handelse_okand']]);
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

test('of accounts, settings and logins nothing is told', async () => {
  const admin = await newsroom.as('superadmin', studio.url);
  const from = await now();
  const { body } = await admin.post('/anvandare/inbjudan', { namn: 'Ny Person', epost: 'ny.person@test.se', roll: 'skribent' });
  expect(body.ok).toBe(true);
  const { id } = await releaseDraft(chief);
  const heard = await follow(from, 1);
  expect(heard.every(({ innehall }) => innehall === id)).toBe(true);
  expect(JSON.stringify(heard)).not.toContain('ny.person');
});
