import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { generatedDocument } from '#lib/blocks/generated-documents.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { ArticlePage } from '#lib/render/article-page.ts';
import { ArticleView } from '#lib/render/article-view.tsx';
import { htmlInSteps } from '#lib/render/put-off.tsx';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

const page: ArticlePage = {
  sprak: 'sv',
  mall: 'nyhet',
  absolute: (address) => (address.startsWith('/') ? `https://studio.example${address}` : address),
  sektion: { namn: 'Mat', lank: '/mat' },
  forfattare: [{ namn: 'Elsa Norén' }],
  publicerad: '2026-11-20T08:30:00.000Z',
  sponsrad: { partner: 'Banken', markning: 'Annons' },
  innehall: 'a1',
  live: true,
};

function article(block: Block[]): ArticleContent {
  return { rubrik: 'Rubrik', ingress: 'Ingress', slug: 'rubrik', meta: {}, hero: { src: '/media/x', alt: 'Ett torg' }, block };
}

/** The HTML made in steps, how many steps there were, and what React makes of the same at once. */
function both(content: ArticleContent) {
  let parts = 0;
  const inSteps = atOnce(
    htmlInSteps(content.block, (putOff) => {
      const counted = (part: () => ReactNode) => {
        parts += 1;
        return putOff(part);
      };
      return <ArticleView article={content} page={{ ...page, putOff: counted }} />;
    }),
  );
  return { inSteps, parts, atOnce: renderToStaticMarkup(<ArticleView article={content} page={page} />) };
}

const examples = [...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ examples: { valid } }) => valid.map(({ block }) => block));
const many = <T,>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const text = (words: string) => ({ type: 'text' as const, text: words });
const row = (cells: number): Block => ({
  type: 'tableRow',
  content: many(cells, (cell) => ({ type: 'tableCell', content: [{ type: 'paragraph', content: [text(`<${cell}>`)] }] })),
});
const LONG: Record<string, Block[]> = {
  'every example ten times': many(10, () => examples).flat(),
  'a table of four hundred rows': [{ type: 'table', attrs: { id: 'btabell01' }, content: many(400, () => row(4)) }],
  'a list in a list in a quotation': [
    {
      type: 'blockquote',
      content: many(50, (index) => ({
        type: 'bulletList',
        content: many(30, (item) => ({ type: 'listItem', content: [{ type: 'paragraph', content: [text(`${index} ${item}`)] }] })),
      })),
    },
  ],
  'a report of fifteen hundred entries': [
    {
      type: 'liveinlagg',
      attrs: { id: 'blive0001', inlagg: many(1_500, (nr) => ({ id: `i${nr}`, tid: '2026-05-09T12:00', text: `**${nr}**` })) },
    },
  ],
  'six hundred sections of a list': many(600, (nr) => ({ type: 'avsnitt', attrs: { id: `bavsnitt${nr}`, rubrik: `Avsnitt ${nr}` } })),
  'what looks like a place': many(900, () => ({ type: 'paragraph', content: [text('<template data-del="0"></template>')] })),
};

test.each(Object.entries(LONG))('a long text is the same made in steps: %s', (_, block) => {
  const made = both(article(block));
  expect(made.parts).toBeGreaterThan(2);
  expect(made.inSteps === made.atOnce).toBe(true);
});

test.each([...TEMPLATES_WITH_EXAMPLES.values()].map(({ id, exempel }) => [id, exempel.sv] as const))(
  'the example of %s is made in one go, and as it always was',
  (_, example) => {
    const made = both(example);
    expect([made.parts, made.inSteps]).toEqual([0, made.atOnce]);
  },
);

test('any document is the same made in steps', () => {
  fc.assert(
    fc.property(generatedDocument, (document) => {
      const made = both(article(many(12, () => document).flat()));
      expect(made.inSteps).toBe(made.atOnce);
    }),
    { numRuns: 25 },
  );
});
