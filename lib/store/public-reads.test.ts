import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FACTS } from '#lib/contract/article.ts';

/* What the dependency rule cannot see: SQL that reads an article as it is worked on where readers are answered from. */

const STORE = path.resolve('lib/store');
const READERS = readdirSync(STORE).filter((file) => /^(publi.*|live-reports|published-figures)[.]ts$/.test(file));
const WORKED_ON = new RegExp(`\\bi[.](${[...FACTS, 'agare', 'rubrik'].join('|')})\\b`);

test.each(READERS)('%s asks for no fact of an article but those of its publications', (file) => {
  expect(readFileSync(path.join(STORE, file), 'utf8')).not.toMatch(WORKED_ON);
});

test('the files that readers are answered from are looked at', () => {
  expect(READERS).toEqual(expect.arrayContaining(['live-reports.ts', 'public-articles.ts', 'public-lists.ts', 'publication.ts']));
});
