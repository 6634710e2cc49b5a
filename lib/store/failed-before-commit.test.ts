import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoRoom } from '#lib/errors/no-room.ts';
import { Database } from '#lib/store/database.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/* The last statement of a transaction and its COMMIT are sent together, and answered together: what is told is why the statement failed. */

let database: Database;

const server = ownDatabase();

beforeAll(async () => {
  database = new Database(server.url);
});

afterAll(async () => {
  await database?.close();
});

const FULL = {
  name: 'full',
  text: `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'could not extend file: No space left on device'; END $$`,
};

test('a statement that fails beside its COMMIT is told of for what it is', async () => {
  for (let nr = 0; nr < 20; nr++) {
    const failing = database.holding(async (unit) => {
      await unit.query({ name: 'one', text: 'SELECT 1 AS nr' }, []);
      await Promise.all([unit.query(FULL, []), unit.commit()]);
    });
    await expect(failing).rejects.toBeInstanceOf(NoRoom);
  }
});
