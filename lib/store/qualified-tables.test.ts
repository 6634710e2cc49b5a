import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TABLES } from '#lib/store/table-rights.ts';

/* What proves history asks the tables themselves, whatever else goes by their names in the session that it is asked over. */

test.each(['history-rows.ts', 'seals.ts', 'shown-rows.ts', 'imprints.ts'])('%s names every table with its schema', (file) => {
  const source = readFileSync(path.join('lib/store', file), 'utf8');
  const named = [...source.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE) ([a-z_]+)\b(?!\()/g)].map(([, name = '']) => name);
  expect(named.filter((name) => Object.hasOwn(TABLES, name))).toEqual([]);
});
