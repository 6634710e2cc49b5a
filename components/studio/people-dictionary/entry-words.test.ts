import { expect, test } from 'vitest';
import { entryOf, wordsOf } from '#components/studio/people-dictionary/entry-words.ts';
import type { KnownPerson } from '#lib/contract/known-person.ts';

const person: KnownPerson = {
  id: 'p1',
  namn: 'Ellinor Havström',
  alias: ['E. Havström'],
  fodd: '3 mars 1979 i Kalmar',
  foddIso: '1979-03-03',
  kandFor: 'glaskonst',
  vag: '',
  rader: [{ k: 'Bor', v: 'Kalmar', kalla: 'Egen intervju' }],
  lankar: [{ namn: 'Webbplats', adress: 'https://ellinor.example' }],
  kallor: { fodd: 'Folkbokföringen' },
  bild: { id: 'm1', src: '/media/m1/320.webp', alt: '', kredit: '' },
  kalla: 'Redaktionen',
  externtId: null,
  sida: '',
  stjarntecken: 'Fisk',
  skapad: '2026-11-20T08:00:00.000Z',
  andrad: '2026-11-20T08:00:00.000Z',
};

test('an entry that nobody touches is sent as it was, its birth date not at all', () => {
  const words = wordsOf(person);
  expect(entryOf(words, words)).toEqual({
    namn: 'Ellinor Havström',
    alias: ['E. Havström'],
    kandFor: 'glaskonst',
    vag: '',
    kalla: 'Redaktionen',
    externtId: null,
    rader: [{ k: 'Bor', v: 'Kalmar', kalla: 'Egen intervju' }],
    lankar: [{ namn: 'Webbplats', adress: 'https://ellinor.example' }],
    kallor: {},
    bild: 'm1',
  });
});

test('of the birth date what was changed is told, and an emptied one as well', () => {
  const words = wordsOf(person);
  expect(entryOf({ ...words, fodd: '1979' }, words)).toMatchObject({ fodd: '1979' });
  expect(entryOf({ ...words, fodd: '1979' }, words)).not.toHaveProperty('foddIso');
  expect(entryOf({ ...words, foddIso: '' }, words)).toMatchObject({ foddIso: '' });
});

test('of the sources those that were changed are told, and an emptied one as well', () => {
  const words = wordsOf(person);
  expect(entryOf({ ...words, kallor: { ...words.kallor, kandFor: ' Egen intervju ' } }, words).kallor).toEqual({
    kandFor: 'Egen intervju',
  });
  expect(entryOf({ ...words, kallor: { ...words.kallor, fodd: '' } }, words).kallor).toEqual({ fodd: '' });
});

test('empty lines and rows are nothing; half a row is told, so that the service can say what it lacks', () => {
  const words = {
    ...wordsOf(undefined),
    namn: ' Maja ',
    alias: ' M. Ek \n\n',
    rader: [
      { key: 0, k: '', v: ' ', kalla: '' },
      { key: 1, k: 'Yrke', v: '', kalla: '' },
    ],
  };
  expect(entryOf(words, wordsOf(undefined))).toMatchObject({ namn: 'Maja', alias: ['M. Ek'], rader: [{ k: 'Yrke', v: '' }] });
});
