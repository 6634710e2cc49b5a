import { expect, it } from 'vitest';
import { addressOf, sourceFor, viewOf } from '#components/studio/translation/translation-address.ts';

it('is bare for what one comes for: English that is stale', () => {
  expect(addressOf(viewOf({}))).toBe('/studio/oversattningar');
  expect(viewOf({ till: 'xx', lage: 'klar', sida: '-1' })).toEqual(viewOf({}));
});

it('carries a view there and back', () => {
  const view = viewOf({ till: 'sv', lage: 'saknas', sektion: 'mat', sida: '3', jobb: 'a,b' });
  expect(view.jobb).toEqual(['a', 'b']);
  const address = addressOf(view);
  expect(address).toBe('/studio/oversattningar?till=sv&lage=saknas&sektion=mat&sida=3&jobb=a,b');
  expect(viewOf(Object.fromEntries(new URL(address, 'http://x').searchParams))).toEqual(view);
});

it('translates from the other language', () => {
  expect([sourceFor('en'), sourceFor('sv')]).toEqual(['sv', 'en']);
});
