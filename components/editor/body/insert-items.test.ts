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
