import { expect, test } from 'vitest';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { bulletList, paragraph } from '#lib/templates/example-blocks.ts';
import { migrateArticle } from '#lib/templates/migrate-article.ts';
import { recension } from '#lib/templates/recension/index.ts';

const box = (id: string, rubrik: string, ...content: Block[]): Block => ({ type: 'faktaruta', attrs: { id, rubrik }, content });
const article = (...block: Block[]): ArticleContent => ({ rubrik: 'R', ingress: '', slug: 'r', meta: {}, hero: null, block });
const migrated = (...block: Block[]) => migrateArticle(recension, 1, article(...block)).block;

const plus = box('bplus00001', 'Plus', paragraph('bstycke001', 'Skådespelarna.'), paragraph('bstycke002', 'Fotot.'));
const minus = box('bminus0001', 'Minus:', bulletList('blista0001', [['bstycke003', 'Slutet.']]));
const text = paragraph('bstycke004', 'Filmen utspelar sig en vinter.');

test('the two boxes of version 1 become one block, where the first of them stood', () => {
  expect(migrated(text, plus, minus)).toEqual([
    text,
    { type: 'plusminus', attrs: { id: 'bplus00001', plus: ['Skådespelarna.', 'Fotot.'], minus: ['Slutet.'] } },
  ]);
  expect(migrated(minus, text, plus).map(({ type }) => type)).toEqual(['plusminus', 'paragraph']);
});

test('what comes out can be saved, and is not migrated twice', () => {
  const [block] = migrated(plus);
  expect(parseDocument([block], { newId: () => 'bnyttid001' }).fel).toEqual([]);
  expect(migrateArticle(recension, 2, article(plus)).block).toEqual([plus]);
});

test('an article with nothing of the kind, or with the block already, is left alone', () => {
  const other = article(text, box('bfakta0001', 'Plusgirot', paragraph('bstycke005', 'Ett konto.')));
  expect(migrateArticle(recension, 1, other)).toBe(other);
  const both = article(plus, { type: 'plusminus', attrs: { id: 'bplusm0001', plus: ['Fotot.'] } });
  expect(migrateArticle(recension, 1, both)).toBe(both);
});
