import { expect, test } from 'vitest';
import { changedFacts } from '#components/studio/release/changed-facts.ts';

const ASKED = {
  ...{ sektion: 'noje', mall: 'nyhet', mall_version: 1, taggar: [], kategorier: [], sponsrad: null, kallor: [], ansvarig: null },
};

test('what has changed since a request is said as it was and as it is, and nothing of the rest', () => {
  const now = { ...ASKED, taggar: ['öl'], sponsrad: { partner: 'Bryggeriet AB', markning: 'Annons' } };
  expect(changedFacts(ASKED, now, [])).toEqual({
    begarda: 'inga taggar; ingen annonsmärkning',
    senaste: 'taggarna öl; märkningen ”Annons Bryggeriet AB”',
  });
});

test('a template of another form is said as the older one', () => {
  expect(changedFacts(ASKED, { ...ASKED, mall_version: 2 }, [])).toEqual({
    begarda: 'en äldre form av mallen',
    senaste: 'mallens nya form',
  });
});

test('nothing is said where nothing has changed, or nobody knows', () => {
  expect(changedFacts(ASKED, { ...ASKED }, [])).toBeUndefined();
  expect(changedFacts(null, ASKED, [])).toBeUndefined();
});
