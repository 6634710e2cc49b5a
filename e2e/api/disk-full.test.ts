import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * A disk that is full is what PostgreSQL says it is: a trigger says so here (SQLSTATE 53100), at the statement that would
 * have found no room; disk-really-full.test.ts fills a disk where it may make one.
 */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  chief = await newsroom.as('chefredaktor', studio.url);
  await newsroom.sql(`CREATE FUNCTION inget_utrymme() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION USING ERRCODE = TG_ARGV[0], MESSAGE = TG_ARGV[1]; END $$`);
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

async function without<Result>([code, message]: readonly [string, string], work: () => Promise<Result>): Promise<Result> {
  const tables = ['innehall', 'revision', 'logg', 'idempotens'];
  for (const table of tables)
    await newsroom.sql(
      `CREATE TRIGGER fullt BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION inget_utrymme('${code}', '${message}')`,
    );
  try {
    return await work();
  } finally {
    for (const table of tables) await newsroom.sql(`DROP TRIGGER fullt ON ${table}`);
  }
}

function isFull({ status, headers, koder, body, fel }: Answer): void {
  expect([status, koder]).toEqual([503, ['plats_saknas']]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.korrelation).toBe(headers['x-request-id']);
  expect(fel[0]?.atgard).toMatch(/mer plats/);
  expect(JSON.stringify(fel)).not.toMatch(/extend|file|53/);
}

test.each([
  ['53100', 'could not extend file "base/1/2": No space left on device'],
  ['53200', 'out of memory'],
  ['53400', 'temporary file size exceeds temp_file_limit'],
  ['XX000', 'could not write to file: Disk quota exceeded'],
  ['42501', 'could not open file: Read-only file system'],
] as const)('with no room (%s, %s) what would be kept is 503, what is read is read, and all is well when there is some', async (...why) => {
  const { id, revision } = await chief.created(swedish());
  await without(why, async () => {
    isFull(await chief.create());
    isFull(await chief.create({}, { nyckel: crypto.randomUUID() }));
    isFull(await chief.save(id, 'sv', { ...swedish(), bas: revision }));
    expect((await chief.get(`/innehall/${id}`)).status).toBe(200);
  });
  expect((await chief.save(id, 'sv', { ...swedish(), bas: revision })).status).toBe(200);
});
