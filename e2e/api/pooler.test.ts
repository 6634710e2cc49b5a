import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Pooler, pgbouncerIsThere, startPgbouncer } from '../database/pgbouncer.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import type * as StudioForTests from './studio/studio-for-tests.ts';

/* What a start says of what is between Studio and its database. How Studio works there is for `npm test -- pooler` to see. */

const SECRET = 'sa-hemligt-att-bara-testerna-vet-om-det';

// The bundle has no types of its own; its source does.
const { ownDatabase }: typeof StudioForTests = await import(inject('bundle'));
const isThere = await pgbouncerIsThere();

let newsroom: OwnNewsroom;
let direct: string;
const poolers: Pooler[] = [];

beforeAll(async () => {
  newsroom = await ownNewsroom();
  direct = newsroom.databaseUrl;
});
afterEach(async () => {
  for (const pooler of poolers.splice(0)) await pooler.stop();
});
afterAll(() => newsroom.end());

async function pooled(options: Parameters<typeof startPgbouncer>[1] = {}): Promise<string> {
  const pooler = await startPgbouncer(direct, options);
  poolers.push(pooler);
  return pooler.url;
}

interface Given {
  url: string;
  direct?: string;
  owner?: string;
}

const start = (given: Given) =>
  ownDatabase(given.owner ?? given.direct ?? given.url, {
    ...{ secret: SECRET, databaseUrl: given.url, databaseDirectUrl: given.direct, databaseOwnerUrl: given.owner },
  });
const refusal = async (given: Given) =>
  start(given).then(
    () => 'was not refused',
    ({ name, message }: Error) => `${name}: ${message}`,
  );

test('with nothing between there is nothing to say', async () => {
  expect(await start({ url: direct })).toMatchObject({ notices: [] });
});

describe.skipIf(!isThere)('through PgBouncer', () => {
  test('both addresses given: the application works through it, as its own role, with all that it asks of a session', async () => {
    const url = await pooled();
    const [access, ofAnother] = await Promise.all([start({ url, direct }), start({ url, direct })]);
    expect(ofAnother).toEqual(access);
    expect(new URL(access.url).port).toBe(new URL(url).port);
    expect(new URL(access.url).username).toMatch(/_app$/);
    expect(new URL(access.pooled?.directUrl ?? '').port).toBe(new URL(direct).port);
    // What it cannot do for prepared statements is said.
    expect(access.notices).toEqual(access.pooled?.keepsStatements ? [] : [expect.stringContaining('max_prepared_statements')]);
    for (let again = 0; again < 4; again++) expect(await start({ url, direct })).toEqual(access);
  });

  test('a role that somebody made for Studio tells itself what it needs, and the owner goes past the pooler', async () => {
    const role = `egen_${randomUUID().slice(0, 8)}`;
    await newsroom.sql(`CREATE ROLE ${role} LOGIN PASSWORD 'hemligt'`);
    const as = (address: string) => Object.assign(new URL(address), { username: role, password: 'hemligt' }).href;
    const access = await start({ url: as(await pooled()), direct: as(direct), owner: direct });
    expect(new URL(access.url).username).toBe(role);
    expect(access.pooled?.directUrl).toBe(as(direct));
    expect(access.notices.filter((notice) => !notice.includes('max_prepared_statements'))).toEqual([]);
    expect(await refusal({ url: await pooled(), direct: as(direct), owner: direct })).toMatch(
      /loggar in som .* och DATABASE_URL_DIREKT som egen_/,
    );
  });

  test.each([
    ['handed out in turn', {}],
    ['the last one first', { server_round_robin: '0' }],
    ['one for all', { default_pool_size: '1', min_pool_size: '0' }],
    ['for a statement at a time', { pool_mode: 'statement' }],
  ])('connections that are shared, %s, are refused without the address past them', { timeout: 30_000 }, async (_, settings) => {
    const url = await pooled({ settings });
    const message = await refusal({ url });
    expect(message).toMatch(/^StartFault: DATABASE_URL går genom en pooler/);
    expect(message).toContain('DATABASE_URL_DIREKT');
  });

  test('one without transactions is refused with both addresses too', async () => {
    const url = await pooled({ settings: { pool_mode: 'statement' } });
    expect(await refusal({ url, direct })).toMatch(/^StartFault: Poolern i DATABASE_URL tillåter inga transaktioner/);
  });

  test('one that is to be past it is refused when it is not, whichever it is', async () => {
    const url = await pooled();
    expect(await refusal({ url, direct: url })).toMatch(/^StartFault: DATABASE_URL_DIREKT går genom en pooler/);
    expect(await refusal({ url, direct, owner: url })).toMatch(/^StartFault: DATABASE_OWNER_URL går genom en pooler/);
  });

  test('another database past it is refused', async () => {
    const other = await ownNewsroom();
    expect(await refusal({ url: await pooled(), direct: other.databaseUrl })).toMatch(/leder till olika databaser/);
    await other.end();
  });

  test('one that sets something else is refused, and told what', async () => {
    const url = await pooled({ ofDatabase: "connect_query='SET timezone TO ''Europe/Stockholm'''" });
    const message = await refusal({ url, direct });
    expect(message).toContain('timezone');
    expect(message).toContain('RECONNECT');
  });

  test('one that does not let the role in is told of, with what to do', async () => {
    const url = await pooled({ settings: { auth_query: 'SELECT usename, passwd FROM pg_shadow WHERE usename = $1 AND usesuper' } });
    expect(await refusal({ url, direct })).toMatch(/^StartFault: Poolern i DATABASE_URL släpper inte in Studio: .*auth_query/);
  });

  test('one that keeps a session for whoever has it is good when it lets through what the session is told', async () => {
    const deaf = await pooled({ settings: { pool_mode: 'session' } });
    expect(await refusal({ url: deaf })).toMatch(/^StartFault: Poolern i DATABASE_URL tar inte emot Studios inställningar/);
    const forgetful = await pooled({ settings: { pool_mode: 'session', ignore_startup_parameters: 'options' } });
    // What was settled for the role above is so here too: only what nobody has settled is missed.
    await newsroom.sql(
      "DO $$ BEGIN EXECUTE format('ALTER ROLE %I IN DATABASE %I RESET ALL', current_database() || '_app', current_database()); END $$",
    );
    expect(await refusal({ url: forgetful })).toMatch(
      /^StartFault: Poolern i DATABASE_URL för inte Studios inställningar vidare \(timezone/,
    );
  });
});
