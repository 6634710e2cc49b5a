import { expect, test } from 'vitest';
import { blockInWords, whereOf } from '#components/editor/checks/where-of.ts';
import type { Block } from '#lib/contract/block.ts';

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });

test('a place in the text is told by the kind of its block and its first words, any other by its field', () => {
  const blocks = [paragraph('b1', 'Kort.'), paragraph('b2', 'Ett stycke som är mycket längre än så här mycket.')];
  const entry = { falt: 'block', kod: '', orsak: '', atgard: '', sprak: 'sv' };
  expect(whereOf({ ...entry, block: 'b1' }, blocks)).toBe('Stycke · Kort.');
  expect(whereOf({ ...entry, block: 'b2' }, blocks)).toBe('Stycke · Ett stycke som är mycket längre än så hä …');
  expect(whereOf({ ...entry, block: 'b3' }, blocks)).toBe('I texten');
  expect(whereOf({ ...entry, falt: 'hero.alt' }, blocks)).toBe('Huvudbild');
});

test('hundreds of places in one text are told by going through it once', () => {
  let times = 0;
  const blocks = Array.from({ length: 300 }, (_, nr) => {
    const { attrs, ...block } = paragraph(`b${nr}`, `Stycke ${nr}`);
    return Object.defineProperty(block, 'attrs', {
      get() {
        times++;
        return attrs;
      },
    });
  });
  for (let nr = 0; nr < 300; nr++) expect(blockInWords(`b${nr}`, blocks)).toBe(`Stycke · Stycke ${nr}`);
  expect(times).toBeLessThanOrEqual(2 * 300);
});
