import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASKED_WHOLE, asSeen, OF_SEEN, sightOf, TELLS_OF_ARTICLES, textAsSeen, WHOLE } from '#lib/store/seen-by.ts';

/** The tables that name no article, and nothing that belongs to one: a new one is in one of three lists, so that it is thought of. */
const NAME_NONE = [
  'agent',
  'agent_bruk',
  'andra_faktor',
  'annonsprogram',
  'anropsfonster',
  'anslutning',
  'anslutningskod',
  'anslutningsnyckel',
  'bevakning',
  'idekalla',
  'inloggningsforsok',
  'kandis',
  'kandis_delat',
  'kandis_namn',
  'kandis_ord',
  'kandis_tidigare',
  'kandisadress',
  'kobrev',
  'lankfyllning',
  'lankvard',
  'losenordslank',
  'media',
  'omdirigering',
  'omdirigeringsbruk',
  'passernyckel',
  'passernyckelfraga',
  'person',
  'personfyllning',
  'provomgang',
  'reservkod',
  'roll',
  'samling',
  'samlingsbild',
  'sektion',
  'session',
  'sigill',
  'skribent',
  'skribentadress',
  'skribentnamn',
  'skrivsatt',
  'sokform',
  'sokord',
  'sparad_vy',
  'stomme',
  'tagg',
  'tagg_tidigare',
  'taggadress',
  'taggfoljd',
  'taggfyllning',
  'taggnamn',
  'taggnarhet',
  'taggnyckel',
  'taggprovning',
  'taggterm',
  'utlank',
  'webhook',
];

/** The tables of the schema, and whether a column of each is an article, a task or a release. */
function tables(): Array<{ table: string; names: boolean }> {
  const models = readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm);
  const naming =
    /@map\("(?:innehall|ko|release|egen)_id"\)|^ {2}innehall +String\?? +@db\.Uuid|\b(?:Innehall|Kouppgift|Release|Artikelkommentar)\?? +@relation/m;
  return [...models].map(([, body = '']) => ({ table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '', names: naming.test(body) }));
}

test('of every table it is said whether its rows are hidden with the article that they tell of, why they are not, or that they tell of none', () => {
  const told = [...Object.keys(TELLS_OF_ARTICLES), ...Object.keys(ASKED_WHOLE)];
  const all = tables();
  expect([...told, ...NAME_NONE].toSorted()).toEqual(all.map(({ table }) => table).toSorted());
  const naming = all.filter(({ names }) => names).map(({ table }) => table);
  expect(naming.filter((table) => !told.includes(table))).toEqual([]);
  expect(naming.length).toBeGreaterThan(40);
});

/** What stands between quotation marks in a file, and so its statements; what is put into them is left out, but for that which says that a table is asked whole, or is of what is seen. */
function texts(file: string): string[] {
  const code = readFileSync(file, 'utf8')
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replaceAll(/\$\{WHOLE\}/g, WHOLE)
    .replaceAll(/\$\{OF_SEEN\}/g, OF_SEEN)
    .replaceAll(/\$\{[^{}`]*\}/g, 'x');
  return code.split(/[`']/).filter((text) => /\b(?:FROM|JOIN|USING|TABLE)\b/.test(text));
}

const LISTED = `(?:public\\.)?"?(?:${Object.keys(TELLS_OF_ARTICLES).join('|')})\\b"?`;
/** A table that is read from behind FROM or JOIN; what is deleted is behind what has been read. */
const READ = new RegExp(`(?<!\\bDELETE\\s+)(?<!\\bDISTINCT\\s+)\\b(?:FROM|JOIN)\\s+${LISTED}`, 'gi');
/** One that is read from otherwise: after a comma or first within brackets there, or behind ONLY, USING and TABLE. */
const READ_OTHERWISE = new RegExp(
  [
    `\\b(?:ONLY|USING|TABLE)\\s+${LISTED}`,
    `\\b(?:FROM|JOIN)\\s*\\(\\s*${LISTED}`,
    `\\bFROM\\s(?:[^()]|\\([^()]*\\))*,\\s*${LISTED}(?:\\s+(?:AS\\s+)?[a-z_0-9]+)?\\s*(?:[,;)]|$|\\b(?:WHERE|JOIN|LEFT|CROSS|ON|GROUP|ORDER|LIMIT|RETURNING|FOR|UNION)\\b)`,
  ].join('|'),
);

test('a statement reads from a table that tells of articles where that is made what somebody sees', () => {
  const files = globSync('lib/store/**/*.ts').filter((file) => !/\.test\.ts$|seen-by\.ts$/.test(file));
  const all = files.flatMap(texts);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((text) => READ_OTHERWISE.test(text))).toEqual([]);
  expect(all.flatMap((text) => text.match(READ) ?? []).filter((read) => textAsSeen(read, '$9') === read)).toEqual([]);
});

test.each([
  'SELECT FROM person p, release r WHERE r.id = p.id',
  'SELECT FROM person, innehall',
  'SELECT FROM ONLY innehall',
  'DELETE FROM person p USING ko WHERE true',
  'TABLE logg',
  'SELECT FROM (innehall i JOIN person p ON true)',
])('%s would be found', (text) => {
  expect(READ_OTHERWISE.test(text)).toBe(true);
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

test('what is of an article that is seen is not looked for among the hidden ones once more', () => {
  const text = `SELECT FROM innehall i LEFT JOIN ${OF_SEEN} sprakversion v ON v.innehall_id = i.id`;
  expect(textAsSeen(text, '$2')).toMatch(/ i LEFT JOIN \S+ of seen \S+ sprakversion v ON v\.innehall_id = i\.id$/);
  expect(() => textAsSeen(`SELECT FROM ${OF_SEEN} sprakversion v`, '$1')).toThrow('nothing of what is seen is read');
});

/** What finds a table's rows by an article, or by something of one, that the statement has read. */
const TIED = (name: string) =>
  new RegExp(`\\b${name}\\.(?:innehall_id|id|revision_id|forslag_id|live_grund)\\s*=\\s*\\w+\\.|=\\s*${name}\\.(?:revision_id|id)\\b`);
const MARKED = /\/\* of seen \*\/\s+([a-z_]+)(?:\s+(?!WHERE\b|ON\b|JOIN\b)([a-z]\w*))?/g;

test('what is said to be of what is seen is found by an article that the statement reads', () => {
  const files = globSync('lib/store/**/*.ts').filter((file) => !/\.test\.ts$|seen-by\.ts$/.test(file));
  const marked = files
    .flatMap(texts)
    .flatMap((text) => [...text.matchAll(MARKED)].map(([read, table = '', alias]) => ({ text, read, name: alias ?? table })));
  expect(marked.length).toBeGreaterThan(10);
  const untied = marked.filter(({ text, read, name }) => {
    const after = text.slice(text.indexOf(read));
    return !TIED(name).test(after) && !/^\/\* of seen \*\/ \w+ WHERE innehall_id = i\.id\b/.test(after);
  });
  expect(TIED('r').test('revision r ON r.id = $2')).toBe(false);
  expect(untied.map(({ read, text }) => `${read}: ${text.slice(0, 200)}`)).toEqual([]);
});

test.each([
  [undefined, 'wide', 'ada'],
  [[], 'own', 'ada'],
  [['mat', 'stil'], 'sections', ['ada', 'mat', 'stil']],
] as const)('who reads the sections %s sees by one value', (sektioner, sight, value) => {
  expect(sightOf({ id: 'ada', sektioner })).toEqual({ sight, value });
});

test.each([
  [
    'own',
    /FROM \(SELECT \* FROM public\.ko WHERE \(innehall_id IS NULL OR innehall_id = ANY \(ARRAY\(.*\$1::text.*konfidentiell AND \$1::uuid/s,
  ],
  ['sections', /FROM \(SELECT \* FROM public\.ko WHERE \(SELECT .*\(\$1::text\[\]\)\[2:\].* WHERE k\.id = innehall_id\) IS NOT FALSE/s],
] as const)('an agent that is bounded reads by %s, planned for what it sees each time', (sight, expected) => {
  expect(asSeen({ name: 'bunden', text: 'SELECT FROM ko' }, 0, sight)).toMatchObject({ anew: true, text: expect.stringMatching(expected) });
});

test('of one text there is one statement, whoever asks', () => {
  const [one, other] = [0, 1].map(() => asSeen({ name: 'lika', text: 'SELECT FROM ko' }, 0));
  expect(one).toBe(other);
});

test('whatever works for a caller reads nothing but what they see', () => {
  const all = globSync('lib/**/*.ts').map((file) => file.replaceAll('\\', '/'));
  const files = all.filter((file) => !file.endsWith('.test.ts') && !file.startsWith('lib/studio/workers/'));
  expect(files.filter((file) => /\bstoreOn\b/.test(readFileSync(file, 'utf8'))).toSorted()).toEqual([
    // A line of the log that stays though the call is refused.
    'lib/operations/call-context.ts',
    // Where it is declared and made, and Studio's own work gets it.
    'lib/operations/machinery.ts',
    'lib/studio/machinery.ts',
    'lib/studio/stores.ts',
  ]);
});
