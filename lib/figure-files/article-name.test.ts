import { expect, test } from 'vitest';
import { articleNameOf } from '#lib/figure-files/article-name.ts';

const OWN = ['https://www.sajten.se'];
const ID = '0193a5f2-0000-7000-8000-000000000001';
const address = (sprak: string, sektion: string, slug: string) => ({
  typ: 'adress',
  adress: { typ: 'artikel', sprak, sektion, slug },
  slug,
});

test.each([
  [ID, { typ: 'id', id: ID }],
  [`${ID.toUpperCase()}.bblock01`, { typ: 'id', id: ID }],
  ['https://sajten.se/mat/soppa?utm_source=x#a', address('sv', 'mat', 'soppa')],
  ['sajten.se/mat/soppa', address('sv', 'mat', 'soppa')],
  ['/en/mat/soup/', address('en', 'mat', 'soup')],
  ['/2026/11/24/soppa.html', { typ: 'slug', slug: 'soppa' }],
  ['Soppa-for-alla', { typ: 'slug', slug: 'soppa-for-alla' }],
  ['https://sajten.se/ut/Panna?fran=x', { typ: 'kod', kod: 'panna' }],
])('%s names', (cell, name) => {
  expect(articleNameOf(cell, OWN)).toEqual(name);
});

test.each(['', '/', 'https://andra.se/mat/soppa', 'https://sajten.se/', 'mailto:a@b.se', '/mat/å ä', '(not set)'])(
  '%s names none',
  (cell) => {
    expect(articleNameOf(cell, OWN)).toBeUndefined();
  },
);
