import { expect, test } from 'vitest';
import { walkDocument } from '#lib/checks/block-walk.ts';
import type { CheckContext } from '#lib/checks/check-context.ts';
import { checkEventLinks } from '#lib/checks/event-link-checks.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';

const context: CheckContext = {
  mall: 'evenemang',
  sektion: { id: 'noje', namn: 'Nöje', mallar: ['evenemang'] },
  sponsrad: null,
  kallor: [],
  taggar: [],
  kategorier: [],
  kategoriKravs: false,
  slugUpptagen: false,
  inaktuell: false,
  media: new Map(),
};
const link = (href: string): Block => ({
  type: 'paragraph',
  attrs: { id: 'bstycke01' },
  content: [{ type: 'text', text: 'programmet', marks: [{ type: 'link', attrs: { href } }] }],
});
const event: Block = { type: 'evenemang', attrs: { id: 'bevent001', biljettUrl: 'https://biljetter.example.com/' } };
const found = (mall: string, ...block: Block[]) => atOnce(checkEventLinks(atOnce(walkDocument(block)), { ...context, mall }));

test('a link out in the text is found, and where it leads', () => {
  expect(found('evenemang', event, link('https://jazz.example.com/'))).toEqual([
    {
      kod: 'evenemang_lank',
      falt: 'block[1].content[0].marks[0].attrs.href',
      block: 'bstycke01',
      params: { adress: 'https://jazz.example.com/' },
    },
  ]);
});

test('links within the site, mail and the ticket link are left alone', () => {
  expect(found('evenemang', event, link('/noje/jazz'), link('#program'), link('mailto:jazz@example.com'))).toEqual([]);
});

test('other templates may link out', () => {
  expect(found('nyhet', link('https://jazz.example.com/'))).toEqual([]);
});
