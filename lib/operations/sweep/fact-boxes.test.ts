import { describe, expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import { factBoxes, remedy } from '#lib/operations/sweep/fact-boxes.ts';

function box(attrs: Record<string, unknown>, ...paragraphs: string[]): Block {
  const content = paragraphs.map((text): Block => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }));
  return { type: 'faktaruta', attrs: { id: 'bfakta0001', rubrik: 'Fakta', ...attrs }, ...(content.length === 0 ? {} : { content }) };
}

describe('of the boxes of a document', () => {
  test.each<[string, Block[], number, number, number]>([
    ['there are none', [{ type: 'paragraph', content: [{ type: 'text', text: 'faktaruta' }] }], 0, 0, 0],
    ['one with text is seen', [box({}, 'Styrräntan är två procent.')], 1, 0, 0],
    ['one with text and points is seen', [box({ punkter: ['Ett'] }, 'Två')], 1, 0, 0],
    ['one with a list is seen', [{ ...box({}), content: [{ type: 'bulletList', content: box({}, 'Ett').content ?? [] }] }], 1, 0, 0],
    ['one without content is empty', [box({})], 1, 1, 0],
    ['one with blank paragraphs is empty', [box({}, '', '  ')], 1, 1, 0],
    ['one whose points are blank is empty', [box({ punkter: ['', ' '] })], 1, 1, 0],
    ['one whose points are no list is empty', [box({ punkter: 'Ett', text: 7 })], 1, 1, 0],
    ['one with points alone has them in attrs', [box({ punkter: ['Ett', 'Två'] })], 1, 0, 1],
    ['one with points and blank paragraphs has them in attrs', [box({ punkter: ['Ett'] }, ' ')], 1, 0, 1],
    ['one with text alone has it in attrs', [box({ text: 'Ett' })], 1, 0, 1],
    ['each counts', [box({}), box({}, 'Ett'), box({ punkter: ['Ett'] }), box({})], 4, 2, 1],
    ['one within another block counts', [{ type: 'blockquote', content: [box({})] }], 1, 1, 0],
    ['one without attributes counts', [{ type: 'faktaruta' }], 1, 1, 0],
  ])('%s', (_, document, rutor, tomma, punkter_i_attrs) => {
    expect(factBoxes(document)).toEqual({ rutor, tomma, punkter_i_attrs });
  });
});

test('the remedy names what there is to do, and nothing else', () => {
  expect(remedy({ rutor: 3, tomma: 0, punkter_i_attrs: 0 })).toBe('');
  expect(remedy({ rutor: 1, tomma: 0, punkter_i_attrs: 1 })).not.toContain('ta bort');
  expect(remedy({ rutor: 1, tomma: 1, punkter_i_attrs: 0 })).not.toContain('stycken');
  expect(remedy({ rutor: 2, tomma: 1, punkter_i_attrs: 1 })).toMatch(/stycken.*ta bort.*Publicera/);
});
