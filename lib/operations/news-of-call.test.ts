import { expect, test } from 'vitest';
import { newsOfCall } from '#lib/operations/news-of-call.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';

const av = { typ: 'agent', id: 'a', namn: 'Översättaren' } as const;
const ID = '019a0000-0000-7000-8000-000000000001';

const toldOf = (name: string, params: unknown = {}, innehall: string | null = null) => {
  const operation = OPERATIONS.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`there is no ${name}`);
  return newsOfCall({ operation, av, innehall, params });
};

test('a save is told with its article, its language and whose it is', () => {
  const gjorde = 'sparaSprakversion';
  expect(toldOf(gjorde, { id: ID, sprak: 'en' })).toEqual({ om: 'innehall', innehall: ID, sprak: 'en', gjorde, av });
});

test.each([
  ['skapaInnehall', 'innehall'],
  ['sattSprakstatus', 'innehall'],
  ['skapaKommentar', 'kommentarer'],
  ['andraKommentar', 'kommentarer'],
  ['skapaKouppgift', 'ko'],
  ['slappInnehall', 'releaser'],
  ['avbrytRelease', 'releaser'],
  ['oversattInnehall', 'oversattningar'],
])('%s is told of as %s', (name, om) => {
  expect(toldOf(name)?.om).toBe(om);
});

test.each(['listaInnehall', 'skrivArbetskopia', 'andraInstallningar', 'andraAnvandare', 'skapaAgent', 'sparaVy'])(
  'nobody is told of %s: it changes nothing, saves nothing, or only some may read it',
  (name) => {
    expect(toldOf(name)).toBeUndefined();
  },
);

test('what is written together is told of by its number, to be read by who writes it too; what was not taken is not', () => {
  const operation = OPERATIONS.find(({ name }) => name === 'skrivGemensamText');
  if (operation === undefined) throw new Error('there is no skrivGemensamText');
  const done = { operation, av, innehall: ID, params: { id: ID, sprak: 'sv' } };
  expect(newsOfCall({ ...done, nr: 7 })).toEqual({ om: 'text', innehall: ID, sprak: 'sv', nr: 7 });
  expect(newsOfCall(done)).toBeUndefined();
});

test('an article that only the call itself knows is told of', () => {
  expect(toldOf('skapaInnehall', {}, ID)?.innehall).toBe(ID);
  expect(toldOf('andraKommentar', { id: 'en kommentar' }, ID)?.innehall).toBe(ID);
  expect(toldOf('andraKommentar', { id: 'en kommentar' })).not.toHaveProperty('innehall');
});
