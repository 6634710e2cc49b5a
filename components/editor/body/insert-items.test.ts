import { expect, test } from 'vitest';
import { insertItems, isStillSearching, matchingItems } from '#components/editor/body/insert-items.ts';

const items = insertItems(undefined);

test('a name of several words can be typed to its end', () => {
  const name = 'Frågor och svar';
  for (let length = 0; length <= name.length; length++) {
    const typed = name.slice(0, length).toLowerCase();
    expect(isStillSearching(items, typed), typed).toBe(true);
    expect(matchingItems(items, typed).map(({ namn }) => namn)).toContain(name);
  }
});

test.each(['frågor till', ' 7 dagar', 'eller så inte', 'frågor och svar som'])('«/%s» is text with a slash in it', (typed) => {
  expect(isStillSearching(items, typed)).toBe(false);
});

test.each(items.map((item) => [item.namn, item]))('«/%s» and Enter puts in that block', (namn, item) => {
  for (const typed of [namn, namn.toLocaleLowerCase('sv'), ` ${namn.toLocaleUpperCase('sv')} `]) {
    expect(matchingItems(items, typed)[0], typed).toBe(item);
  }
});

test('what is typed may begin a name, begin a word in it, stand within it, or begin a word of the description, in that order', () => {
  const named = (id: string, namn: string, beskrivning = '') => ({ id, namn, beskrivning, type: id, attrs: {} });
  const few = [
    named('beskrivning', 'Faktaruta', 'Citat och annat'),
    named('inom', 'Blockcitat'),
    named('ord', 'Stort citat'),
    named('borjan', 'Citatgalleri'),
    named('namn', 'Citat'),
    named('annat', 'Tabell', 'Rader'),
  ];
  expect(matchingItems(few, 'citat').map(({ id }) => id)).toEqual(['namn', 'borjan', 'ord', 'inom', 'beskrivning']);
  expect(matchingItems(few, '').map(({ id }) => id)).toEqual(few.map(({ id }) => id));
});
