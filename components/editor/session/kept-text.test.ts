import { expect, test } from 'vitest';
import { EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { keptText } from '#components/editor/session/kept-text.ts';
import type { Block } from '#lib/contract/block.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text', text }] });

test('all that is read stands in it, in that order, and nothing else', () => {
  const quote: Block = { type: 'citat', attrs: { id: 'bcitat001', text: 'Det är klart.', vem: 'Bo' } };
  const content = { ...EMPTY_CONTENT, rubrik: 'Torget', ingress: 'Det stängs.', block: [paragraph('Ett.'), quote] };
  expect(keptText(content)).toBe('Torget\n\nDet stängs.\n\nEtt.\nDet är klart.\nBo\n');
  expect(keptText({ ...EMPTY_CONTENT, block: [paragraph('Bara text.')] })).toBe('Bara text.\n');
});
