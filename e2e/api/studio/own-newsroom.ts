import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Network } from '#lib/internet/network.ts';
import { NEW_PERSON } from '../../new-person.ts';
import type { OfVersion } from '../newsroom/answer.ts';
import { Caller } from '../newsroom/caller.ts';
import { sessionCookie } from '../newsroom/people.ts';
import { ownStudio } from './own-studio.ts';
import { type StandInCms, standInCms } from './stand-in-cms.ts';

/** A database of its own, so that no other Studio carries out what waits in it. */
export interface OwnNewsroom {
  databaseUrl: string;
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** A new person of that role, calling the Studio at `url`. */
  as(roll: string, url: string, version?: OfVersion): Promise<Caller>;
  end(): Promise<void>;
}

/** A login that stands whatever its Studio takes the time to be. */
const AT_ANY_TIME = { skapad: '20 years', anvand: '20 years' };

/** On the server of all tests, where it is copied from one that is up to date, or empty on one of the test's own. */
export async function ownNewsroom(ownServer?: string): Promise<OwnNewsroom> {
  const onServerOf = ownServer ?? inject('studio').databaseUrl;
  const url = new URL(onServerOf);
  const name = `tidning_${randomUUID().replaceAll('-', '')}`;
  // Copied as files: through the log it takes the server half as long again.
  const copied = ownServer === undefined ? ` TEMPLATE ${inject('template')} STRATEGY file_copy` : '';
  await onServer(onServerOf, `CREATE DATABASE ${name}${copied}`);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // Its database is dropped under it at the end.
  pool.on('error', () => {});
  return {
    databaseUrl: url.href,
    sql: async (text, values = []) => (await pool.query(text, values)).rows,
    async as(roll, at, version = {}) {
      const id = randomUUID();
      await pool.query(NEW_PERSON, [id, `${id}@test.se`, `${roll} ${id.slice(0, 4)}`, roll, [], [], false]);
      return new Caller({
        id,
        epost: `${id}@test.se`,
        credential: { Cookie: await sessionCookie(id, { ...AT_ANY_TIME, into: (...asked) => pool.query(...asked) }) },
        url: at,
        version,
      });
    },
    async end() {
      await pool.end();
      await onServer(onServerOf, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Over a connection of its own: the server may have been ended and started since the last. */
async function onServer(url: string, statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(statement);
  await server.end();
}

export interface NewsroomElsewhere extends OwnNewsroom {
  url: string;
  cms: StandInCms;
}

/** A newsroom of its own whose Studio publishes to a stand-in. */
export async function newsroomElsewhere(options: { leaseMs?: number; network?: Network } = {}): Promise<NewsroomElsewhere> {
  const [newsroom, cms] = await Promise.all([ownNewsroom(), standInCms()]);
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, standIn: cms.url, silent: true, ...options });
  return {
    ...newsroom,
    url: studio.url,
    cms,
    async end() {
      await studio.stop();
      await cms.stop();
      await newsroom.end();
    },
  };
}
