import { describe, expect, test } from 'vitest';
import { newFaults } from '#components/editor/panel/template-change.ts';
import { ArticleSession } from '#components/editor/session/article-session.ts';
import { itemOf } from '#components/editor/session/item-under-test.ts';
import type { Revision } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

const author = { typ: 'person', id: 'p1', namn: 'Amina' } as const;
const text = (id: string, words: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text: words }] });
const sektioner = [
  {
    id: 'nyheter',
    namn: 'Nyheter',
    mallar: [...TEMPLATES.keys()],
    kategori: null,
    sprak: ['sv' as const, 'en' as const],
    namn_en: '',
    ordning: 1,
    arkiverad: false,
  },
];

function article(mall: string, block: Block[], english?: Block[]) {
  const revision = (sprak: 'sv' | 'en', blocks: Block[]): Revision => ({
    ...{ id: sprak, nr: 1, hash: sprak, bas: null, kall_revision: null, kommentar: '', av: author, skapad: '', typ: 'manuell', sprak },
    ...{ rubrik: 'Torget', ingress: 'Ingress', slug: 'torget', meta: {}, hero: null, block: blocks },
  });
  const swedish = revision('sv', block);
  const item = itemOf(author, english === undefined ? [swedish] : [swedish, revision('en', english)], { mall });
  return new ArticleSession(item, 'p1').store.get();
}

const list: Block[] = [
  { type: 'avsnitt', attrs: { id: 'bavsnitt01', rubrik: 'Ett', text: 'Ett.' } },
  { type: 'avsnitt', attrs: { id: 'bavsnitt02', rubrik: 'Två', text: 'Två.' } },
];

describe('what another template would stop', () => {
  test('is each block that it does not allow, in each language', () => {
    const faults = newFaults(article('lista', list, list), 'nyhet', sektioner);
    expect(faults.map(({ kod, sprak, block }) => [kod, sprak, block])).toEqual([
      ['block_otillatet', 'sv', 'bavsnitt01'],
      ['block_otillatet', 'sv', 'bavsnitt02'],
      ['block_otillatet', 'en', 'bavsnitt01'],
      ['block_otillatet', 'en', 'bavsnitt02'],
    ]);
  });

  test('is what it wants and the article lacks', () => {
    expect(newFaults(article('nyhet', [text('bstycke01', 'Text.')]), 'recept', sektioner).map(({ kod }) => kod)).toEqual(['block_saknas']);
  });

  test('is nothing where the article fits, whatever else is wrong with it already', () => {
    expect(newFaults(article('nyhet', [text('bstycke01', 'lorem ipsum')]), 'reportage', sektioner)).toEqual([]);
    expect(newFaults(article('nyhet', list), 'reportage', sektioner)).toEqual([]);
  });

  test('is nothing for the template it has', () => {
    for (const mall of TEMPLATES.keys()) expect(newFaults(article(mall, list), mall, sektioner), mall).toEqual([]);
  });
});
