import { expect, test } from 'vitest';
import { NOTHING_READ, type ReadSoFar, withPage } from '#components/studio/wordpress-import/read-in-pages.ts';
import type { ImportedPage, ImportLine } from '#lib/contract/imported-articles.ts';

const line = (utfall: ImportLine['utfall'], anmarkningar: string[] = []): ImportLine => ({
  plats: 'inlägg 1',
  rubrik: 'R',
  utfall,
  fel: [],
  anmarkningar,
  ...{ publicerad: null, gammal_adress: null },
});
const page = (rader: ImportLine[], sidor: number, stopp: ImportedPage['stopp'] = null): ImportedPage => ({ rader, sidor, stopp });
const after = (state: ReadSoFar, read: ImportedPage) => withPage(state, state.nasta ?? { del: 'sidor', sida: 99 }, read);

test('page follows page, and the pages of the site follow its posts', () => {
  const first = after(NOTHING_READ, page([line('skapas'), line('finns')], 2));
  expect(first).toMatchObject({ nasta: { del: 'inlagg', sida: 2 }, klart: 25 });
  const second = after(first, page([line('vagras')], 2));
  expect(second).toMatchObject({ nasta: { del: 'sidor', sida: 1 }, klart: 50 });
  // A site without pages tells of none.
  const third = after(second, page([], 0));
  expect(third).toMatchObject({ nasta: undefined, klart: 100, antal: { skapas: 1, finns: 1, vagras: 1 } });
});

test('one that stops is the next again, with what had been read of it', () => {
  const stopp = { orsak: 'WordPress går inte att nå.', atgard: 'Kontrollera adressen.' };
  const stopped = after(NOTHING_READ, page([line('skapas')], 1, stopp));
  expect(stopped).toMatchObject({ nasta: { del: 'inlagg', sida: 1 }, stopp, antal: { skapas: 1 } });
  expect(after(stopped, page([line('finns')], 1)).stopp).toBeNull();
});

test('those to look at are shown, so many at most, and what is there already is none of them unless there is something to tell', () => {
  const many = Array.from({ length: 150 }, () => line('vagras'));
  const once = after(NOTHING_READ, page([...many, line('finns'), line('finns', ['Inlägget']), line('skapas', ['Bilden'])], 9));
  expect([once.att_se_over.length, once.fler]).toEqual([152, 0]);
  const twice = after(once, page(many, 9));
  expect([twice.att_se_over.length, twice.fler]).toEqual([200, 102]);
});

test('how many keep their date, and whose old addresses lead to them, is counted', () => {
  const kept = { ...line('skapas'), publicerad: '2019-04-03T06:30:00.000Z', gammal_adress: '/fyren' };
  const read = after(after(NOTHING_READ, page([kept, line('skapas')], 2)), page([kept], 2));
  expect([read.daterade, read.omdirigerade]).toEqual([2, 2]);
});
