import { expect, test } from 'vitest';
import { outlineOf, readingMinutes, wordsOf } from '#components/editor/outline/outline.ts';
import type { Block } from '#lib/contract/block.ts';

const heading = (id: string, level: number, text: string): Block => ({
  type: 'heading',
  attrs: { id, level },
  content: text === '' ? [] : [{ type: 'text', text }],
});

test('the headings of the text, parts of sections deeper, and none that says nothing', () => {
  const blocks = [heading('brubrik001', 2, 'Torget'), heading('brubrik002', 3, 'Husen'), heading('brubrik003', 2, '')];
  const section: Block = { type: 'avsnitt', attrs: { id: 'bavsnitt01', rubrik: 'Parken' } };
  expect(outlineOf([...blocks, section])).toEqual([
    { id: 'brubrik001', text: 'Torget', niva: 1 },
    { id: 'brubrik002', text: 'Husen', niva: 2 },
    { id: 'bavsnitt01', text: 'Parken', niva: 1 },
  ]);
});

test('all that readers read is counted, and reading takes a minute at least', () => {
  const fakta: Block = { type: 'snabbfakta', attrs: { id: 'bfakta0001', rader: [{ k: 'Född', v: 'i Luleå' }] } };
  expect(wordsOf({ rubrik: 'Ett torg', ingress: 'Nytt', block: [heading('brubrik001', 2, 'Så blir det'), fakta] })).toBe(9);
  expect(readingMinutes(3)).toBe(1);
  expect(readingMinutes(660)).toBe(3);
});
