import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { type FailedLogins, LOGIN_LIMIT } from '#lib/operations/failed-logins.ts';
import { Database } from '#lib/store/database.ts';
import { LoginTries } from '#lib/store/login-tries.ts';
import { loginFingerprint } from '#lib/studio/answer-seal.ts';
import { sharedFailedLogins } from '#lib/studio/sign-in/failed-logins.ts';
import { rememberedLogins } from '#lib/studio/sign-in/remembered-logins.ts';
import { ownDatabase } from '../../../e2e/database/own-database.ts';

let database: Database;

const server = ownDatabase();

beforeAll(async () => {
  database = new Database(server.url);
});

afterAll(async () => {
  await database?.close();
});

/** A clock that stands still until it is moved. */
let time = 0;
const pass = (seconds: number) => {
  time += seconds * 1000;
};

/** Those of one more instance over the database. */
const anInstance = () =>
  sharedFailedLogins({ tries: new LoginTries(database.counts), fingerprint: loginFingerprint('hemligt'), now: () => new Date(time) });

describe.each([
  ['in the database', anInstance],
  ['in the process', () => rememberedLogins(() => time)],
])('failed logins %s', (_, make) => {
  let logins: FailedLogins;
  let account: string;
  let network: string;

  beforeEach(() => {
    time = Date.parse('2026-11-20T08:00:00Z');
    logins = make();
    [account, network] = [`konto:${randomUUID()}`, `adress:${randomUUID()}`];
  });

  const tries = async (keys: string[], count: number) => {
    const waits = [];
    for (let nr = 0; nr < count; nr++) waits.push(await logins.begin(keys));
    return waits;
  };

  test('ten are tried, the eleventh has to wait until the first is a quarter of an hour old', async () => {
    expect(await tries([account, network], 1)).toEqual([0]);
    pass(60);
    expect(await tries([account, network], 10)).toEqual([...Array(9).fill(0), 14 * 60]);
    pass(14 * 60);
    expect(await tries([account, network], 2)).toEqual([0, 60]);
  });

  test('of thirty at once ten begin, whichever key comes first', async () => {
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, nr) => logins.begin(nr % 2 === 0 ? [account, network] : [network, account])),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('a try that one key keeps from beginning is not counted of the other', async () => {
    await tries([account], 10);
    await tries([account, network], 5);
    expect(await tries([network], 11)).toEqual([...Array(10).fill(0), 900]);
  });

  test('an account is protected from many networks, and many accounts from one network', async () => {
    for (let nr = 0; nr < 10; nr++) await logins.begin([account, `${network}${nr}`]);
    expect(await logins.begin([account, `${network}11`])).toBeGreaterThan(0);
    for (let nr = 0; nr < 10; nr++) await logins.begin([`${account}${nr}`, network]);
    expect(await logins.begin([`${account}11`, network])).toBeGreaterThan(0);
    expect(await logins.begin([`${account}11`, `${network}12`])).toBe(0);
  });

  test('a login clears its account, and of its network only itself', async () => {
    await tries([account, network], 10);
    await logins.succeed(account, network);
    expect(await logins.begin([account, network])).toBe(0);
    expect(await logins.begin([`${account}annan`, network])).toBeGreaterThan(0);
    expect(await tries([account], 10)).toEqual([...Array(9).fill(0), 900]);
  });

  test('one that could not be judged is taken back, and one that never began takes nothing', async () => {
    await logins.withdraw([account, network]);
    await tries([account, network], 10);
    await logins.withdraw([account, network]);
    expect(await tries([account, network], 2)).toEqual([0, 900]);
  });

  test('that a key is blocked is news once, until it is blocked anew', async () => {
    expect(await logins.isNews([account, network])).toBe(false);
    await tries([account, network], 10);
    const news = await Promise.all([logins.isNews([account, network]), logins.isNews([network, account])]);
    expect(news.filter(Boolean)).toHaveLength(1);
    pass(15 * 60);
    expect(await logins.isNews([account, network])).toBe(false);
    await tries([account, network], 10);
    expect(await logins.isNews([account, network])).toBe(true);
  });

  test('where nothing is known of who tries, nothing is remembered', async () => {
    expect(await tries([], 12)).toEqual(Array(12).fill(0));
    await logins.withdraw([]);
  });
});

describe('in the database', () => {
  const rows = () =>
    database.query<{ nyckel: string; tider: string; sagt: string }>(
      { name: 'rows', text: 'SELECT nyckel, tider::text, sagt FROM inloggningsforsok' },
      [],
    );

  test('what one instance counts the others count too, and one that has just started', async () => {
    time = Date.parse('2026-11-20T12:00:00Z');
    const [one, other] = [anInstance(), anInstance()];
    const key = [`konto:${randomUUID()}`];
    for (let nr = 0; nr < 5; nr++) expect([await one.begin(key), await other.begin(key)]).toEqual([0, 0]);
    expect([await one.begin(key), await other.begin(key), await anInstance().begin(key)]).toEqual([900, 900, 900]);
    expect([await other.isNews(key), await one.isNews(key)]).toEqual([true, false]);
  });

  test('accounts and networks are kept as what only the secret can tell, and their tries are no more than ten', async () => {
    const logins = anInstance();
    for (let nr = 0; nr < 12; nr++) await logins.begin(['konto:anna@test.se', 'adress:198.51.100.7']);
    const kept = await rows();
    expect(JSON.stringify(kept)).not.toMatch(/anna|198[.]51/);
    for (const { tider } of kept) expect(tider.split(',').length).toBeLessThanOrEqual(LOGIN_LIMIT.tries);
    const another = loginFingerprint('annat');
    expect(kept.map(({ nyckel }) => nyckel)).not.toContain(another('konto:anna@test.se'));
    expect(kept.map(({ nyckel }) => nyckel)).toContain(loginFingerprint('hemligt')('konto:anna@test.se'));
  });

  test('what is over is removed, and what is not stays', async () => {
    const logins = anInstance();
    const purge = () => new LoginTries(database.upkeep).purge(new Date(time - LOGIN_LIMIT.windowMs).toISOString());
    pass(60 * 60);
    await logins.begin(['konto:ny@test.se']);
    await purge();
    expect(await rows()).toHaveLength(1);
    pass(15 * 60);
    await purge();
    expect(await rows()).toEqual([]);
  });

  test('with the database away nobody is let in to try', async () => {
    const away = new Database('postgresql://x:x@127.0.0.1:1/x');
    const logins = sharedFailedLogins({ tries: new LoginTries(away.counts), fingerprint: loginFingerprint('x'), now: () => new Date() });
    await expect(logins.begin(['konto:a'])).rejects.toBeInstanceOf(DatabaseAway);
    await away.close();
  });
});
