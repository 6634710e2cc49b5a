import { describe, expect, test } from 'vitest';
import { numberSections } from '#lib/blocks/avsnitt/numbering.ts';
import { sectionList } from '#lib/blocks/avsnitt/structured-data.ts';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import type { Block } from '#lib/contract/block.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';

const context: RenderContext = {
  sprak: 'sv',
  mall: 'lista',
  absolute: (address) => address,
  lank: 'https://tidningen.example/resor/badplatser',
};
const section = (id: string, rubrik: string, attrs: Record<string, unknown> = {}): Block => ({
  type: 'avsnitt',
  attrs: { id, rubrik, text: 'Text.', ...attrs },
});
const saved = (...block: Block[]) => {
  const parsed = parseDocument(block, { newId: () => 'bnyttid001' });
  expect(parsed.fel).toEqual([]);
  return parsed.block;
};
const paragraph: Block = { type: 'paragraph', attrs: { id: 'bstycke001' }, content: [{ type: 'text', text: 'Inledning.' }] };
const three = saved(paragraph, section('bavsn0001', 'Ett'), paragraph2(), section('bavsn0002', 'Två'), section('bavsn0003', 'Tre'));

function paragraph2(): Block {
  return { ...paragraph, attrs: { id: 'bstycke002' } };
}

test('saving numbers the sections in their order, whatever numbers came with them', () => {
  const numbers = saved(section('bavsn0001', 'Ett', { nr: 9, av: 1 }), paragraph, section('bavsn0002', 'Två', { nr: 1 }));
  expect(numbers.map(({ attrs }) => [attrs?.nr, attrs?.av])).toEqual([
    [1, 2],
    [undefined, undefined],
    [2, 2],
  ]);
  expect(saved(...structuredClone(numbers))).toEqual(numbers);
});

describe('readers see', () => {
  const headings = (html: string) =>
    [...html.matchAll(/<h2 id="(\w+)">(?:<span class="avsnitt-nr">(\d+)\.<\/span>)? (.*?)<\/h2>/g)].map((m) => m.slice(1));

  test('1, 2, 3', () => {
    expect(headings(renderBodyHtml(three, context))).toEqual([
      ['bavsn0001', '1', 'Ett'],
      ['bavsn0002', '2', 'Två'],
      ['bavsn0003', '3', 'Tre'],
    ]);
  });

  test('3, 2, 1 when the list counts down', () => {
    expect(headings(renderBodyHtml(three, { ...context, avsnittRiktning: 'ned' })).map(([, number]) => number)).toEqual(['3', '2', '1']);
  });

  test('the same numbers, however they were counted when it was saved', () => {
    const counted = (direction: 'upp' | 'ned') =>
      numberSections(
        three.filter(({ type }) => type === 'avsnitt'),
        { avsnittRiktning: direction },
      );
    expect(counted('ned').map(({ attrs }) => [attrs?.nr, attrs?.av])).toEqual([
      [3, 3],
      [2, 3],
      [1, 3],
    ]);
    for (const direction of ['upp', 'ned'] as const) {
      const shown = headings(renderBodyHtml(counted(direction), { ...context, avsnittRiktning: 'ned' }));
      expect(shown.map(([, number]) => number)).toEqual(['3', '2', '1']);
    }
  });

  test('no number on what was never saved', () => {
    expect(headings(renderBodyHtml([section('bavsn0001', 'Ett')], context))).toEqual([['bavsn0001', undefined, 'Ett']]);
  });
});

describe('a list of contents', () => {
  test('stands before the first of three sections, after what comes before it', () => {
    const html = renderBodyHtml(three, { ...context, avsnittRiktning: 'ned' });
    expect(html).toContain('<p>Inledning.</p><nav class="avsnitt-innehall" aria-label="Innehåll">');
    expect(html).toContain('<li value="3"><a href="#bavsn0001">Ett</a></li><li value="2"><a href="#bavsn0002">Två</a></li>');
    expect(html.match(/<nav/g)).toHaveLength(1);
  });

  test('is not worth it for two', () => {
    expect(renderBodyHtml(saved(section('bavsn0001', 'Ett'), section('bavsn0002', 'Två')), context)).not.toContain('<nav');
  });
});

describe('search engines', () => {
  const list = (blocks: Block[], other: Partial<RenderContext> = {}) => sectionList(blocks, { ...context, ...other });
  const two = saved(section('bavsn0001', 'Ett'), section('bavsn0002', 'Två'));

  test('are told the sections in order, from two of them', () => {
    expect(list(two)).toEqual({
      '@type': 'ItemList',
      '@id': '#avsnitt',
      numberOfItems: 2,
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Ett', url: 'https://tidningen.example/resor/badplatser#bavsn0001' },
        { '@type': 'ListItem', position: 2, name: 'Två', url: 'https://tidningen.example/resor/badplatser#bavsn0002' },
      ],
    });
    expect(list(two, { avsnittRiktning: 'ned' })).toMatchObject({ itemListOrder: 'https://schema.org/ItemListOrderDescending' });
  });

  test('are told nothing of one', () => {
    expect(list([section('bavsn0001', 'Ett'), section('bavsn0002', ' ')])).toBeUndefined();
  });
});
