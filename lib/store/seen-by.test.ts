import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASKED_WHOLE, asSeen, TELLS_OF_ARTICLES, WHOLE } from '#lib/store/seen-by.ts';

/** The tables of the schema that name an article. */
function naming(): string[] {
  const models = readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm);
  return [...models].flatMap(([, body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '';
    return /@map\("innehall_id"\)|^ {2}innehall +String\?? +@db\.Uuid|\bInnehall\?? +@relation/m.test(body) ? [table] : [];
  });
}

test('of every table that names an article it is said whether its rows are hidden with the article, or why they are not', () => {
  const said = [...Object.keys(TELLS_OF_ARTICLES), ...Object.keys(ASKED_WHOLE)];
  expect(naming().filter((table) => !said.includes(table))).toEqual([]);
  expect(naming().length).toBeGreaterThan(35);
  expect(new Set(said).size).toBe(said.length);
});

test.each([
  ['SELECT id FROM innehall WHERE id = $1', /FROM \(SELECT \* FROM public\.innehall WHERE .*\$2::text.*\) innehall WHERE id = \$1$/s],
  ['SELECT i.id FROM innehall i LEFT JOIN release r ON true', /\) i LEFT JOIN \(SELECT \* FROM public\.release WHERE .*\) r ON true$/s],
  ['SELECT FROM public.logg AS l', /FROM \(SELECT \* FROM public\.logg WHERE .*\) l$/s],
])('what %s reads of articles is what somebody sees of them', (text, expected) => {
  expect(asSeen({ name: 'prov', text }, 1)).toEqual({ name: 'sedd_prov', text: expect.stringMatching(expected) });
});

test.each([
  'DELETE FROM delning WHERE id = $1',
  'UPDATE innehall SET rubrik = $1',
  'INSERT INTO ko (id) VALUES ($1)',
  'SELECT a IS DISTINCT FROM release FROM person',
  'SELECT FROM publicerad_version WHERE innehall_id = $1',
  `SELECT FROM ${WHOLE} innehall JOIN ${WHOLE} ko ON true`,
])('what %s asks is asked as it stands', (text) => {
  const statement = { name: 'prov', text };
  expect(asSeen(statement, 1)).toBe(statement);
});

test('of one text there is one statement, whoever asks', () => {
  const [one, other] = [0, 1].map(() => asSeen({ name: 'lika', text: 'SELECT FROM ko' }, 0));
  expect(one).toBe(other);
});

test('operations read nothing but what their caller sees', () => {
  const files = globSync('lib/operations/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const whole = files.filter((file) => /\.storeOn\(/.test(readFileSync(file, 'utf8')));
  // A line of the log that stays though the call is refused, and the declaration itself.
  expect(whole.map((file) => file.replaceAll('\\', '/'))).toEqual(['lib/operations/call-context.ts']);
});
