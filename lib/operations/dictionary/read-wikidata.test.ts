import { describe, expect, test } from 'vitest';
import { atOnce } from '#lib/content/steps.ts';
import { slimEntity } from '#lib/content/wikidata-entity.ts';
import { MOST_ENTITIES, readWikidata as steps } from '#lib/operations/dictionary/read-wikidata.ts';

const readWikidata = (json: unknown) => atOnce(steps(json));

const label = (language: string, value: string) => ({ [language]: { language, value } });
const statement = (value: unknown, rank = 'normal') => ({ rank, type: 'statement', mainsnak: { snaktype: 'value', datavalue: { value } } });
const item = (id: string) => statement({ 'entity-type': 'item', id });
const born = (time: string, precision: number, rank = 'normal', calendar = 'Q1985727') =>
  statement({ time, precision, timezone: 0, calendarmodel: `http://www.wikidata.org/entity/${calendar}` }, rank);

const NORA = {
  type: 'item',
  id: 'Q100',
  labels: { ...label('sv', 'Nora Åström'), ...label('en', 'Nora Astrom'), ...label('de', 'Nora Aström') },
  descriptions: { ...label('sv', 'svensk sångare'), ...label('en', 'Swedish singer') },
  aliases: {
    sv: [{ language: 'sv', value: 'Norsan' }],
    en: [{ language: 'en', value: 'DJ Nora' }],
    de: [{ language: 'de', value: 'Die Nora' }],
  },
  claims: { P31: [item('Q5')], P106: [item('Q200'), item('Q201')], P569: [born('+1985-11-20T00:00:00Z', 11)] },
};
const SINGER = { id: 'Q200', labels: { ...label('sv', 'sångare'), ...label('en', 'singer') }, claims: { P31: [item('Q28640')] } };

/** The birth date read of those statements. */
function birthOf(...P569: unknown[]) {
  return readWikidata({ ...NORA, claims: { P569 } })?.people[0]?.foddIso;
}

test('a document tells names, birth, description and the occupations it has', () => {
  const read = readWikidata({ entities: { Q100: NORA, Q200: SINGER } });
  expect(read?.people).toEqual([
    {
      externtId: 'Q100',
      namn: 'Nora Åström',
      alias: ['Norsan', 'DJ Nora'],
      fodd: '20 november 1985',
      foddIso: '1985-11-20',
      kandFor: 'svensk sångare',
      rader: [{ k: 'Yrke', v: 'sångare' }],
      lankar: [],
    },
  ]);
  expect(read?.skipped).toEqual([{ externtId: 'Q200', namn: 'sångare', orsak: 'Posten handlar inte om en människa.' }]);
});

test('one entity, a list of entities and a list of documents are read alike', () => {
  const [one, list, documents] = [NORA, [NORA], [{ entities: { Q100: NORA } }]].map((json) => readWikidata(json)?.people);
  expect(one).toHaveLength(1);
  expect(list).toEqual(one);
  expect(documents).toEqual(one);
});

test('the name for every language stands in for a Swedish one, and English for both', () => {
  const names = (labels: object) => readWikidata({ id: 'Q1', labels })?.people.map(({ namn, alias }) => [namn, ...alias]);
  expect(names({ ...label('mul', 'Adele'), ...label('en', 'Adele Adkins') })).toEqual([['Adele', 'Adele Adkins']]);
  expect(names(label('en', 'Adele'))).toEqual([['Adele']]);
});

test('what is cut to be kept has whole characters only', () => {
  const descriptions = { sv: { value: `${'x'.repeat(499)}😀` } };
  expect(readWikidata({ ...NORA, descriptions })?.people[0]?.kandFor).toBe('x'.repeat(499));
});

test('nothing that is not told is made up: not even English into Swedish', () => {
  const bare = { id: 'Q1', labels: label('sv', 'Nora'), descriptions: label('en', 'Swedish singer'), aliases: [], claims: [] };
  expect(readWikidata(bare)?.people).toEqual([
    { externtId: 'Q1', namn: 'Nora', alias: [], fodd: '', foddIso: '', kandFor: '', rader: [], lankar: [] },
  ]);
});

describe('a birth date is told as exactly as it is known', () => {
  test.each([
    ['the day', [born('+1985-11-20T00:00:00Z', 11)], '1985-11-20'],
    ['the month', [born('+1985-11-00T00:00:00Z', 10)], '1985-11'],
    ['the year', [born('+1985-00-00T00:00:00Z', 9)], '1985'],
    ['the year, however it is written', [born('+1985-01-01T00:00:00Z', 9)], '1985'],
    ['a decade', [born('+1980-00-00T00:00:00Z', 8)], ''],
    ['before Christ', [born('-0069-01-01T00:00:00Z', 9)], ''],
    ['the old calendar', [born('+1685-03-21T00:00:00Z', 11, 'normal', 'Q1985786')], ''],
    ['a day that is none', [born('+1985-02-30T00:00:00Z', 11)], ''],
    ['somebody’s guess', [born('+1985-11-20T00:00:00Z', 11, 'deprecated')], ''],
    ['nobody knows', [{ rank: 'normal', mainsnak: { snaktype: 'somevalue' } }], ''],
    ['the preferred', [born('+1984-01-01T00:00:00Z', 11), born('+1985-11-20T00:00:00Z', 11, 'preferred')], '1985-11-20'],
    ['the same twice, once less exactly', [born('+1985-00-00T00:00:00Z', 9), born('+1985-11-20T00:00:00Z', 11)], '1985-11-20'],
    ['the day and the decade', [born('+1980-00-00T00:00:00Z', 8), born('+1985-11-20T00:00:00Z', 11)], '1985-11-20'],
    ['two days of a month', [born('+1985-11-20T00:00:00Z', 11), born('+1985-11-21T00:00:00Z', 11)], '1985-11'],
    ['two months of a year', [born('+1985-11-20T00:00:00Z', 11), born('+1985-01-20T00:00:00Z', 11)], '1985'],
    ['two years', [born('+1985-11-20T00:00:00Z', 11), born('+1986-11-20T00:00:00Z', 11)], ''],
    [
      'two years and one of them again',
      [born('+1985-01-01T00:00:00Z', 9), born('+1986-01-01T00:00:00Z', 9), born('+1986-01-01T00:00:00Z', 9)],
      '',
    ],
    ['nonsense', [statement('1985'), statement(null), statement({ time: 7 })], ''],
  ])('%s', (_, statements, expected) => expect(birthOf(...statements)).toBe(expected));
});

describe('no person', () => {
  test.each([
    [{ id: 'Q2', missing: '' }, 'finns inte'],
    [{ id: 'Q2', labels: label('de', 'Nora') }, 'inget namn'],
    [{ id: 'Q2', labels: label('sv', ' ') }, 'inget namn'],
    [{ id: 'Q2', labels: label('sv', 'a'.repeat(201)) }, 'längre än 200'],
    [{ id: 'Q201', labels: label('sv', 'skådespelare') }, 'yrke'],
    [{ id: 'P31', labels: label('sv', 'instans av') }, 'ingen post'],
    ['Q2', 'ingen post'],
    [null, 'ingen post'],
  ])('%j', (entity, orsak) => {
    const read = readWikidata([NORA, entity]);
    expect(read?.people).toHaveLength(1);
    expect(read?.skipped).toHaveLength(1);
    expect(read?.skipped[0]?.orsak).toContain(orsak);
  });

  test.each([[[]], [{}], [{ entities: {} }], [{ namn: 'Nora' }], ['Q100'], [null]])('and nothing of Wikidata’s: %j', (json) => {
    expect(readWikidata(json)).toBeUndefined();
  });
});

test('more entities than an import takes are refused', () => {
  const entities = Object.fromEntries(Array.from({ length: MOST_ENTITIES }, (_, nr) => [`Q${nr + 1}`, { id: `Q${nr + 1}` }]));
  expect(readWikidata({ entities })?.skipped).toHaveLength(MOST_ENTITIES);
  expect(() => readWikidata([{ entities }, NORA])).toThrow('for_lang');
});

test('what is told more times than anybody is told anything counts as not told', () => {
  const aliases = { sv: Array.from({ length: 501 }, (_, nr) => ({ value: `Nora ${nr}` })) };
  expect(readWikidata({ ...NORA, aliases })?.people[0]?.alias).not.toContain('Nora 1');
});

test('nor does a name count that cannot be saved', () => {
  expect(readWikidata({ id: 'Q1', labels: label('sv', 'No\u0000ra') })?.skipped[0]?.orsak).toContain('inget namn');
});

test('somebody’s own pages are told as addresses that may be followed, and nothing else is', () => {
  const claims = {
    P856: [statement('https://nora.example/'), statement('https://gammal.example', 'deprecated')],
    P2003: [statement('nora.astrom')],
    P2013: [statement('../../evil?x=1')],
    P2002: [statement({ id: 'Q1' })],
    P7085: 'x',
  };
  expect(readWikidata({ ...NORA, claims })?.people[0]?.lankar).toEqual([
    { namn: 'Webbplats', adress: 'https://nora.example/' },
    { namn: 'Instagram', adress: 'https://www.instagram.com/nora.astrom' },
    { namn: 'Facebook', adress: 'https://www.facebook.com/..%2F..%2Fevil%3Fx%3D1' },
  ]);
  for (const bad of ['javascript:alert(1)', 'https://', '//x.example', `https://${'x'.repeat(600)}`])
    expect(readWikidata({ ...NORA, claims: { P856: [statement(bad)] } })?.people[0]?.lankar).toEqual([]);
});

test('marks that turn or hide letters are left out of names', () => {
  const aliases = { sv: [{ value: '\u202EaroN' }, { value: '\u200B' }] };
  expect(readWikidata({ id: 'Q1', labels: label('sv', 'Nora\u200F Ek'), aliases })?.people[0]).toMatchObject({
    namn: 'Nora Ek',
    alias: ['aroN'],
  });
});

test('an entity without all that is not read of one is read alike', () => {
  const entities = [
    NORA,
    SINGER,
    { id: 'Q3', missing: '' },
    'Q4',
    null,
    { id: 'Q5', labels: 7, aliases: { sv: 7 }, claims: { P31: ['x', null] } },
  ];
  expect(readWikidata(entities.map(slimEntity))).toEqual(readWikidata(entities));
  const long = { ...NORA, labels: { ...NORA.labels, fi: { value: 'x'.repeat(1_000) } }, sitelinks: { svwiki: {} } };
  expect(JSON.stringify(slimEntity(long)).length).toBeLessThan(JSON.stringify(NORA).length);
});
