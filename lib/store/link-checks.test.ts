import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database } from '#lib/store/database.ts';
import { LinkChecks } from '#lib/store/link-checks.ts';
import { Links } from '#lib/store/links.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

let database: Database;
let checks: LinkChecks;
const server = ownDatabase();
const NOW = '2026-11-25T12:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();

beforeAll(async () => {
  database = new Database(server.url);
  checks = new LinkChecks(database);
});
afterAll(async () => {
  await database?.close();
});

async function link(vard: string, nasta = NOW): Promise<string> {
  const id = randomUUID();
  const text = `WITH l AS (INSERT INTO lank (id, nyckel, adress, vard, nasta, skapad, andrad) VALUES ($1::uuid, encode(sha256($1::text::bytea), 'hex'), 'https://' || $2::text || '/' || $1::text, $2, $3, $3, $3))
    INSERT INTO lankvard (vard, nasta) VALUES ($2, $3) ON CONFLICT (vard) DO NOTHING`;
  await database.query({ name: 'a_link', text }, [id, vard, nasta]);
  return id;
}

const handBack = (vard: string) => database.transaction((unit) => new LinkChecks(unit).handBack(vard));

describe('a host', () => {
  test('is asked once a second, however many would ask it at once', async () => {
    const turns = await Promise.all(Array.from({ length: 10 }, () => checks.turn('artig.example', NOW, 1_000)));
    expect(turns.toSorted()).toEqual(Array.from({ length: 10 }, (_, nr) => later(nr)));
    expect(await checks.turn('annan.example', NOW, 1_000)).toBe(NOW);
    expect(await checks.turn('artig.example', later(60), 1_000)).toBe(later(60));
  });

  test('for which many wait is left for another time', async () => {
    const turns = await Promise.all(Array.from({ length: 40 }, () => checks.turn('upptagen.example', NOW, 1_000)));
    expect(turns.filter((turn) => turn === undefined)).toHaveLength(19);
  });

  test('is held by whoever checks one of its links, until it is handed back, and then due when the next of them is', async () => {
    const [first, second] = [await link('en.example'), await link('en.example')];
    const taken = await Promise.all(Array.from({ length: 8 }, () => checks.take(NOW)));
    const [held] = taken.filter((one) => one !== undefined);
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    expect([first, second]).toContain(held?.link?.id);
    await handBack('en.example');
    const next = await checks.take(NOW);
    expect([first, second]).toContain(next?.link?.id);
    expect(next?.link?.id).not.toBe(held?.link?.id);
    await handBack('en.example');
    expect(await checks.take(NOW)).toBeUndefined();
    // What nobody has handed in is due again in a while.
    expect((await checks.take(later(181)))?.link).toBeDefined();
  });

  test('that nobody links to is forgotten', async () => {
    await checks.turn('genomfart.example', NOW, 1_000);
    await checks.tidy(later(7_200));
    const left = await database.query({ name: 'hosts_left', text: `SELECT 1 FROM lankvard WHERE vard = 'genomfart.example'` }, []);
    expect(left).toEqual([]);
  });
});

describe('somebody who asks for a check', () => {
  const GOOD = { tillstand: 'ok', orsak: null, svar: 200, leder_till: null, forsok: 0, fel_sedan: null, nasta: later(7 * 86_400) } as const;
  const standing = async (id: string) =>
    (
      await database.query<{ begard: boolean; nasta: string }>(
        { name: 'a_link_asked', text: 'SELECT begard, nasta FROM lank WHERE id = $1' },
        [id],
      )
    )[0];

  test('while the link is being checked has it checked once more', async () => {
    const id = await link('fraga.example');
    expect((await checks.take(NOW))?.link).toMatchObject({ id, begard: false });
    await new Links(database).askFor(id, later(1));
    await checks.keep(id, later(2), GOOD);
    expect(await standing(id)).toEqual({ begard: true, nasta: later(1) });
    await handBack('fraga.example');
    expect((await checks.take(later(3)))?.link).toMatchObject({ id, begard: true });
    await checks.keep(id, later(4), GOOD);
    expect(await standing(id)).toEqual({ begard: false, nasta: GOOD.nasta });
  });

  test('waits as long as the host wishes, and is told then', async () => {
    const id = await link('senare.example');
    await new Links(database).askFor(id, NOW);
    const taken = await checks.take(NOW);
    await checks.postpone(id, later(60), taken?.link?.begard ?? false);
    expect(await standing(id)).toEqual({ begard: true, nasta: later(60) });
  });
});
