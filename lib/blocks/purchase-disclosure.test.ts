import { expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { disclosureFor } from '#lib/blocks/purchase-disclosure.ts';
import type { Block } from '#lib/contract/block.ts';

const sv: RenderContext = {
  ...{ sprak: 'sv', mall: 'plock' },
  absolute: (address) => new URL(address, 'https://kvallsro.example').href,
};

const paragraph = (text: string, href?: string): Block => ({
  type: 'paragraph',
  content: [href === undefined ? { type: 'text', text } : { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
});
const product = (lank: string): Block => ({ type: 'produkt', attrs: { namn: 'Panna', lank } });

test.each([
  ['a product at any shop', product('https://butik.example/panna')],
  ['a product’s outbound link', product('/ut/panna')],
  ['an outbound link in running text', paragraph('pannan', '/ut/panna')],
  ['one that names the site', paragraph('pannan', 'https://kvallsro.example/ut/panna')],
  ['a network’s address', paragraph('pannan', 'https://track.adtraction.com/t/1')],
  ['one in a block within another', { type: 'faktaruta', content: [paragraph('pannan', '/ut/panna')] }],
  ['a row of a comparison', { type: 'jamforelse', attrs: { rader: [{ namn: 'A', lank: 'https://butik.example/a' }] } }],
])('readers are told of %s', (_, block) => {
  expect(disclosureFor([block], '', sv)).toBe('Artikeln innehåller annonslänkar. Handlar du via dem kan vi få ersättning.');
  expect(disclosureFor([block], '', { ...sv, sprak: 'en' })).toContain('affiliate links');
});

test.each([
  ['a link to any other site', [paragraph('myndigheten', 'https://myndigheten.example/')], ''],
  ['a product that nobody can buy by it', [{ type: 'produkt', attrs: { namn: 'Panna' } }], ''],
  ['what the standfirst says', [product('/ut/panna')], 'Innehåller annonslänkar.'],
  ['what a paragraph says', [paragraph('Texten innehåller reklamlänkar.'), product('/ut/panna')], ''],
])('nothing is added for %s', (_, blocks, said) => {
  expect(disclosureFor(blocks, said, sv)).toBeUndefined();
});
