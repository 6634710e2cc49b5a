import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockingMigrations, locksOf } from './migration-locks.ts';

const faults = async (sql: string) => (await locksOf(sql)).map(({ fault }) => fault);

describe('refused', () => {
  test.each([
    ['an index on a table that grows', 'CREATE INDEX x ON logg (tid)', 'CONCURRENTLY'],
    ['an index beside other work that is not alone', 'CREATE INDEX CONCURRENTLY x ON logg (tid); SELECT 1', 'alone'],
    ['a column that the version before cannot leave out', 'ALTER TABLE sektion ADD COLUMN a text NOT NULL', 'version before'],
    ['a default that differs by row', 'ALTER TABLE innehall ADD COLUMN a uuid DEFAULT gen_random_uuid()', 'anew'],
    ['a default that is the clock’s', 'ALTER TABLE innehall ADD COLUMN a timestamptz DEFAULT clock_timestamp()', 'anew'],
    ['a generated column', 'ALTER TABLE revision ADD COLUMN a int GENERATED ALWAYS AS (nr + 1) STORED', 'anew'],
    ['another type', 'ALTER TABLE revision ALTER COLUMN nr TYPE bigint', 'anew'],
    ['NOT NULL of what is there', 'ALTER TABLE revision ALTER COLUMN kommentar SET NOT NULL', 'reads all'],
    ['a CHECK that is held against all rows', "ALTER TABLE logg ADD CONSTRAINT c CHECK (operation <> '')", 'NOT VALID'],
    ['a foreign key', 'ALTER TABLE release ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES sektion (id)', 'NOT VALID'],
    [
      'holding a constraint against all rows while something else is locked',
      'ALTER TABLE logg VALIDATE CONSTRAINT c; SELECT 1',
      'of its own',
    ],
    ['a unique constraint', 'ALTER TABLE release ADD CONSTRAINT u UNIQUE (a)', 'USING INDEX'],
    ['a column that is unique', 'ALTER TABLE release ADD COLUMN a text UNIQUE', 'an index'],
    ['writing all rows', "UPDATE innehall SET rubrik = ''", 'behind the scenes'],
    ['removing rows', 'DELETE FROM utskick WHERE true', 'behind the scenes'],
    [
      'two tables at once',
      'ALTER TABLE innehall ADD COLUMN a text; ALTER TABLE revision ADD COLUMN a text',
      'innehall and revision at once',
    ],
    [
      'one, and another by a pointer',
      'CREATE TABLE ny (a uuid REFERENCES innehall (id), b uuid REFERENCES media (id))',
      'innehall and media at once',
    ],
    ['a column that goes', 'ALTER TABLE sektion DROP COLUMN kategori', 'still reads sektion.kategori'],
    ['another name', 'ALTER TABLE sektion RENAME COLUMN kategori TO grupp', 'still calls it kategori'],
    ['a table that goes', 'DROP TABLE ko', 'still has ko'],
  ])('%s', async (_, sql, told) => {
    expect(await faults(sql)).toEqual([expect.stringContaining(told)]);
  });

  test('and each statement of a migration by itself', async () => {
    const found = await locksOf('CREATE TABLE ny (id int);\n-- Åtgärd\nCREATE INDEX x ON logg (tid);\nUPDATE media SET alt = NULL;');
    expect(found.map(({ statement }) => statement)).toEqual(['CREATE INDEX x ON logg (tid)', 'UPDATE media SET alt = NULL']);
  });
});

test.each([
  [
    'a table, with all that belongs to it',
    'CREATE TABLE ny (id int NOT NULL); CREATE INDEX x ON ny (id); ALTER TABLE ny ADD CONSTRAINT c CHECK (id > 0)',
  ],
  ['an index beside other work', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS x ON logg (tid)'],
  ['a column that may be NULL', 'ALTER TABLE revision ADD COLUMN a text'],
  [
    'a column that is the same in every row',
    "ALTER TABLE revision ADD COLUMN a text[] NOT NULL DEFAULT '{}', ADD COLUMN b timestamptz DEFAULT now()",
  ],
  ['a constraint for what is written from now on', 'ALTER TABLE logg ADD CONSTRAINT c CHECK (true) NOT VALID'],
  ['holding it against all rows, later', 'ALTER TABLE logg VALIDATE CONSTRAINT c'],
  ['an index on a table that stays small', 'CREATE INDEX x ON sektion (namn)'],
  ['what nobody has used for a release', '-- oanvänd sedan 2.5.0\nALTER TABLE logg DROP COLUMN a'],
  ['a trigger', 'CREATE TRIGGER t BEFORE DELETE ON logg FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering()'],
])('let through: %s', async (_, sql) => {
  expect(await faults(sql)).toEqual([]);
});

test('what PostgreSQL could not read is no migration', async () => {
  await expect(locksOf('CREATE TABEL x ()')).rejects.toThrow();
});

test('no migration since there is the rule stops a newsroom at work', async () => {
  expect(await lockingMigrations(path.resolve('prisma/migrations'))).toEqual([]);
});
