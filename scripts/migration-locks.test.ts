import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TABLES } from '#lib/store/table-rights.ts';
import { GROWING, lockingMigrations, locksOf, SMALL } from './migration-locks.ts';

const faults = async (sql: string) => (await locksOf(sql)).map(({ fault }) => fault);

describe('refused', () => {
  test.each([
    ['an index on a table that grows', 'CREATE INDEX x ON logg (tid)', 'CONCURRENTLY'],
    ['an index beside other work that is not alone', 'CREATE INDEX CONCURRENTLY x ON logg (tid); COMMENT ON TABLE logg IS NULL', 'alone'],
    ['a column that the version before cannot leave out', 'ALTER TABLE sektion ADD COLUMN a text NOT NULL', 'version before'],
    ['a default that differs by row', 'ALTER TABLE innehall ADD COLUMN a uuid DEFAULT gen_random_uuid()', 'anew'],
    ['a default that is the clock’s', 'ALTER TABLE innehall ADD COLUMN a timestamptz DEFAULT clock_timestamp()', 'anew'],
    ['a generated column', 'ALTER TABLE revision ADD COLUMN a int GENERATED ALWAYS AS (nr + 1) STORED', 'reads or writes all'],
    ['another type', 'ALTER TABLE revision ALTER COLUMN nr TYPE bigint', 'anew'],
    ['NOT NULL of what is there', 'ALTER TABLE revision ALTER COLUMN kommentar SET NOT NULL', 'reads all'],
    ['a CHECK that is held against all rows', "ALTER TABLE logg ADD CONSTRAINT c CHECK (operation <> '')", 'NOT VALID'],
    ['a foreign key', 'ALTER TABLE release ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES sektion (id)', 'NOT VALID'],
    [
      'holding a constraint against all rows while something else is locked',
      'ALTER TABLE logg VALIDATE CONSTRAINT c; COMMENT ON TABLE logg IS NULL',
      'of its own',
    ],
    ['a unique constraint', 'ALTER TABLE release ADD CONSTRAINT u UNIQUE (a)', 'USING INDEX'],
    ['a column that is unique', 'ALTER TABLE release ADD COLUMN a text UNIQUE', 'reads or writes all'],
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
    ['a column that is held to something', 'ALTER TABLE innehall ADD COLUMN a int CHECK (a > 0)', 'NOT VALID'],
    ['a column that points at something', 'ALTER TABLE innehall ADD COLUMN a text REFERENCES sektion (id)', 'NOT VALID'],
    ['a column with numbers of its own', 'ALTER TABLE innehall ADD COLUMN a bigserial', 'anew'],
    ['one that is an identity', 'ALTER TABLE innehall ADD COLUMN a int GENERATED ALWAYS AS IDENTITY', 'reads or writes all'],
    ['rows copied into a table that grows', 'INSERT INTO logg SELECT * FROM logg', 'behind the scenes'],
    ['rows written by WITH', 'WITH x AS (UPDATE innehall SET rubrik = 1 RETURNING 1) INSERT INTO sektion SELECT * FROM x', 'WITH'],
    ['a block of a program', 'DO $$ BEGIN UPDATE innehall SET rubrik = 1; END $$', 'cannot be told'],
    ['a question that may call anything', 'SELECT fyll()', 'cannot be told'],
    ['a lock', 'LOCK TABLE innehall', 'cannot be told'],
    ['emptying', 'TRUNCATE logg', 'cannot be told'],
    ['making indexes anew', 'REINDEX TABLE logg', 'cannot be told'],
    ['another disk', 'ALTER TABLE logg SET TABLESPACE annan', 'cannot be told'],
    ['NOT NULL of a small table', 'ALTER TABLE sektion ALTER COLUMN kategori SET NOT NULL', 'version before'],
    ['a default that goes', 'ALTER TABLE sektion ALTER COLUMN ordning DROP DEFAULT', 'version before'],
    ['an index that goes', 'DROP INDEX logg_tid', 'still has logg_tid'],
    ['an index beside other work that may be there', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS x ON logg (tid)', 'IF NOT EXISTS'],
    ['one without a name', 'CREATE INDEX CONCURRENTLY ON logg (tid)', 'a_name_of_its_own'],
    ['one in small letters', 'create index concurrently x on logg (tid)', 'in capitals'],
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
  ['an index beside other work', '-- Why.\nCREATE UNIQUE INDEX CONCURRENTLY "x" ON logg (tid)'],
  ['rows of a small table', "INSERT INTO sektion (id) VALUES ('mat'); UPDATE sektion SET namn = ''"],
  ['another default', "ALTER TABLE innehall ALTER COLUMN rubrik SET DEFAULT ''"],
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

test('every table is one that grows or one that stays small', () => {
  expect([...GROWING, ...SMALL].toSorted()).toEqual(Object.keys(TABLES).toSorted());
});

test('no migration since there is the rule stops a newsroom at work', async () => {
  expect(await lockingMigrations(path.resolve('prisma/migrations'))).toEqual([]);
});
