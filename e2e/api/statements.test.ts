import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { EVERYWHERE, MAY_PUBLISH } from './newsroom/people.ts';
import { type CountedConnection, countedConnection } from './studio/counted-statements.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What a write asks of the database, BEGIN and COMMIT included. Each statement costs both sides, whatever it does. */

let newsroom: OwnNewsroom;
let database: CountedConnection;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
let writer: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  database = await countedConnection(newsroom.databaseUrl);
  studio = await ownStudio({ databaseUrl: database.url });
  chief = await newsroom.as('chefredaktor', studio.url);
  const admin = await newsroom.as('admin', studio.url);
  const { body } = await admin.post('/agenter', {
    namn: 'Räknaren',
    agare: chief.id,
    ...EVERYWHERE,
    ...MAY_PUBLISH,
    kvot: { releaser: 50, utkast: 50 },
  });
  writer = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
  // What is read once and kept has been read after this.
  const { id } = await writer.created(swedish());
  await publish(id);
  await chief.item(id);
});
afterAll(async () => {
  await studio.stop();
  await database.close();
  await newsroom.end();
});

const publish = async (id: string, nyckel?: string) => {
  const { status, body } = await writer.release(id, { order_av: chief.id }, nyckel === undefined ? {} : { nyckel });
  expect(status, JSON.stringify(body.fel)).toBe(200);
};

/** What is asked meanwhile, called the same whether it is asked with somebody's eyes or with everybody's. */
const during = async (work: () => Promise<unknown>) => (await database.during(work)).map((name) => name.replace(/^sedd_/, ''));

/** What is asked when an article is made, and the article. */
async function made() {
  const found = { id: '', revision: '' };
  const asked = await during(async () => void Object.assign(found, await writer.created(swedish())));
  return { ...found, asked };
}

const transactions = (asked: readonly string[]) => asked.filter((statement) => statement === 'BEGIN').length;

test('a draft is made and saved in one transaction each, of as few statements as can be', async () => {
  const { id, revision, asked } = await made();
  const saving = await during(() => writer.saved(id, 'sv', { ...swedish(), bas: revision }));
  expect(asked).toEqual(['BEGIN', 'agent_take_utkast', 'slug_hold', 'slug_in_use', 'item_create', 'call_end_logg', 'COMMIT']);
  expect(saving).toEqual(['BEGIN', 'item_lock', 'item_outline', 'revision_save', 'article_comments_anchors', 'call_end_logg', 'COMMIT']);
});

test('an agent publishes in eight statements and one transaction, its quota and the letter included', async () => {
  const { id } = await made();
  const first = await during(() => publish(id));
  const again = await during(() => publish(id));
  expect(first).toEqual([
    'release_ask_all',
    ...[
      'BEGIN',
      'agent_take_releaser',
      'published_hold',
      'release_carried_out',
      'published_publish',
      'call_end_logg_brev_andrat',
      'COMMIT',
    ],
  ]);
  expect(again).toEqual(first);
  const [letters] = await newsroom.sql<{ antal: string }>('SELECT count(*) AS antal FROM utskick WHERE innehall_id = $1 AND till = $2', [
    id,
    chief.epost,
  ]);
  expect(letters?.antal).toBe('2');
});

test('with a key it takes the two statements more that hold the key', async () => {
  const { id } = await made();
  const asked = await during(() => publish(id, crypto.randomUUID()));
  expect([asked.length, transactions(asked)]).toEqual([10, 1]);
});

test('a person publishes and takes down in one transaction each', async () => {
  const { id } = await made();
  const asked = await during(() => chief.release(id));
  const down = await during(() => chief.takeDown(id));
  expect([asked.length, transactions(asked)]).toEqual([7, 1]);
  expect(down).toEqual([
    'item_get',
    ...[
      'BEGIN',
      'published_hold',
      'published_withdraw',
      'release_cancel_all',
      'release_taken_down',
      'published_mark_item',
      'call_end_logg_andrat',
      'COMMIT',
    ],
  ]);
});

test('a page that nobody has asked for is one question, once it is rendered and somebody has read another of its section', async () => {
  const read = async ({ slug }: { slug: string }) => {
    const { status } = await send({ method: 'GET', path: `/nyheter/${slug}`, headers: { 'Accept-Encoding': 'br' } }, studio.url);
    expect(status).toBe(200);
  };
  const published: Array<{ id: string; slug: string }> = [];
  for (let nr = 0; nr < 6; nr++) {
    const article = await writer.created(swedish());
    await publish(article.id);
    published.push(article);
  }
  const rendered = 'SELECT FROM renderad WHERE innehall_id = ANY($1)';
  await expect.poll(async () => (await newsroom.sql(rendered, [published.map(({ id }) => id)])).length, { timeout: 20_000 }).toBe(6);
  const [first, ...others] = published;
  if (first !== undefined) await read(first);
  const asked: string[][] = [];
  for (const other of others) asked.push(await during(() => read(other)));
  // Word of the last publication may come only now, and have what is shared forgotten once.
  expect(asked.filter((statements) => statements.join() === 'public_kept').length).toBeGreaterThanOrEqual(others.length - 1);
});

test('a publication that is refused takes nothing of the quota, and one that nothing is left for changes nothing', async () => {
  const used = async () => {
    const [row] = await newsroom.sql<{ releaser: number }>('SELECT releaser FROM agent_bruk WHERE agent_id = $1', [writer.id]);
    return row?.releaser ?? 0;
  };
  const before = await used();
  const { body } = await writer.create({ rubrik: 'Utan text' });
  expect((await writer.release(body.id, { order_av: chief.id })).status).toBe(422);
  expect(await used()).toBe(before);
  const { id } = await made();
  await newsroom.sql('UPDATE agent_bruk SET releaser = 50 WHERE agent_id = $1', [writer.id]);
  const refused = await writer.release(id, { order_av: chief.id });
  expect([refused.status, refused.koder]).toEqual([429, ['kvot_slut']]);
  expect(await chief.item(id)).toMatchObject({ status: 'utkast', publicerad: null });
  const [releases] = await newsroom.sql<{ antal: string }>('SELECT count(*) AS antal FROM release WHERE innehall_id = $1', [id]);
  expect([await used(), releases?.antal]).toEqual([50, '0']);
});
