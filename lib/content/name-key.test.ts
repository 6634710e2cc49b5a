import { describe, expect, test } from 'vitest';
import { nameKey, nameKeys } from '#lib/content/name-key.ts';

describe('one name', () => {
  test.each([
    ['Zara Larsson', 'ZARA  LARSSON'],
    ['Åsa Öberg', 'asa oberg'],
    ['Beyoncé', 'Beyonce'],
    ['Mads Mikkelsén', 'mads mikkelsen'],
    ['Søren Kjær', 'soren kjaer'],
    ['J.K. Rowling', 'JK Rowling'],
    ['J. K. Rowling', 'j.k. rowling'],
    ['Anne-Marie', 'Anne Marie'],
    ['Sinéad O’Connor', "sinead o'connor"],
    ['Ａｄｅｌｅ', 'adele'],
    ['\u0041\u030Asa', '\u00C5sa'],
    ['宮崎駿', '宮崎 駿'],
    ['Володимир Зеленський', 'володимир зеленськии'],
    ['!!!', ' !!! '],
  ])('%s is %s', (one, other) => expect(nameKey(one).tat).toBe(nameKey(other).tat));
});

describe('two names', () => {
  test.each([
    ['Nora Lind', 'Nora Lindh'],
    ['!!!', '???'],
    ['रवि', 'रवा'],
    ['김', '금'],
  ])('%s is not %s', (one, other) => expect(nameKey(one).tat).not.toBe(nameKey(other).tat));
});

test('words keep their spaces for comparison', () => {
  expect(nameKey(' Åke  von  Müller-Øst ')).toEqual({ ord: 'ake von muller ost', tat: 'akevonmullerost' });
});

test('aliases that differ in nothing that counts are one key; an empty one is none', () => {
  expect(nameKeys(['Robyn', 'ROBYN', ' ', 'Robin Carlsson']).map(({ tat }) => tat)).toEqual(['robyn', 'robincarlsson']);
});
