import { expect, test } from 'vitest';
import { missingInLinks } from '#components/studio/people-dictionary/link-rows.ts';

test('half a link, and an address that is none, are told at their place; a row of nothing is not', () => {
  const rows = [
    ['', ' '],
    ['Mastodon', 'https://social.example/@a'],
    ['', 'HTTP://social.example'],
    ['Webbplats', ''],
    ['Webbplats', 'javascript:alert(1)'],
    ['Webbplats', 'https://'],
    ['Webbplats', 'www.social.example'],
  ].map(([k = '', v = ''], key) => ({ key, k, v, kalla: '' }));
  expect(Object.keys(missingInLinks(rows))).toEqual(['lankar.2.k', 'lankar.3.v', 'lankar.4.v', 'lankar.5.v', 'lankar.6.v']);
});
