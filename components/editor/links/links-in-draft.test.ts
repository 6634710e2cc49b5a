import { expect, test } from 'vitest';
import { factsOf, linksInDraft } from '#components/editor/links/links-in-draft.ts';
import type { Link } from '#lib/contract/link.ts';

const link = (adress: string, more: Partial<Link>): Link => ({
  ...{ id: adress, adress, vard: 'annan.example', tillstand: 'trasig', svar: 404, leder_till: null, orsak: 'svar', orsak_text: '' },
  ...{ kontrollerad: null, nasta_kontroll: null, misslyckade: 3, andrad: '', arkiv: null, ignorerad: null, platser: [] },
  ...{ antal_platser: 1, fler_platser: false },
  ...more,
});

const paragraph = (id: string, ...hrefs: string[]) => ({
  type: 'paragraph',
  attrs: { id },
  content: hrefs.map((href) => ({ type: 'text', text: 'rapporten', marks: [{ type: 'link', attrs: { href } }] })),
});

const LINKS = [
  link('https://annan.example/borta', {}),
  link('/mat/gryta', { vard: '', orsak: 'nedtagen' }),
  link('https://annan.example/flyttad', { tillstand: 'omdirigerad', orsak: null, leder_till: 'https://annan.example/ny' }),
];

test('links that lead wrong are found where they are written, however they are spelt there', () => {
  const blocks = [
    paragraph('bforst01', 'https://annan.example/borta#del', 'https://annan.example/frisk'),
    paragraph('bandra01', 'https://tidningen.example/Mat/Gryta', 'https://annan.example/flyttad'),
  ];
  const found = linksInDraft(blocks, LINKS, ['https://tidningen.example']);
  expect(found.map(({ block, address }) => [block, address])).toEqual([
    ['bforst01', 'https://annan.example/borta#del'],
    ['bandra01', 'https://tidningen.example/Mat/Gryta'],
    ['bandra01', 'https://annan.example/flyttad'],
  ]);
  expect([...factsOf(found)]).toEqual([
    ['https://annan.example/borta#del', 'dod'],
    ['https://tidningen.example/Mat/Gryta', 'nedtagen'],
  ]);
});
