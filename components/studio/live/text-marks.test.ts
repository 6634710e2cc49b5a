import { describe, expect, test } from 'vitest';
import { linked, onOwnLine, type TextEdit, toggleMark, toggleQuote } from '#components/studio/live/text-marks.ts';

/** Texts with the selection between `[` and `]`. */
function edited(marked: string, make: (text: string, from: number, to: number) => TextEdit): string {
  const from = marked.indexOf('[');
  const to = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const { from: start, to: end, words, select } = make(text, from, to);
  const result = text.slice(0, start) + words + text.slice(end);
  return `${result.slice(0, select[0])}[${result.slice(...select)}]${result.slice(select[1])}`;
}

describe('marks', () => {
  test.each([
    ['Ett [mål] till', 'Ett **[mål]** till'],
    ['Ett **[mål]** till', 'Ett [mål] till'],
    ['Ett *[mål]* till', 'Ett ***[mål]*** till'],
    ['Ett ***[mål]*** till', 'Ett *[mål]* till'],
    ['Ett [] till', 'Ett **[]** till'],
    ['Ett **mål[]** till', 'Ett **mål**[] till'],
  ])('bold makes %s into %s', (before, result) => {
    expect(edited(before, (...at) => toggleMark(...at, '**'))).toBe(result);
  });

  test('italic is put on and taken off within bold', () => {
    expect(edited('**[mål]**', (...at) => toggleMark(...at, '*'))).toBe('***[mål]***');
    expect(edited('***[mål]***', (...at) => toggleMark(...at, '*'))).toBe('**[mål]**');
  });
});

test('a link has the selected words, or the address itself', () => {
  const link = (...at: [string, number, number]) => linked(...at, 'https://a.se');
  expect(edited('Läs [mer] här', link).replace('[]', '')).toBe('Läs [mer](https://a.se) här');
  expect(edited('Läs [] här', link)).toBe('Läs https://a.se[] här');
});

test('a quote is whole lines, apart from what stands before', () => {
  expect(edited('Hon sa:\nVi [v]ann', toggleQuote)).toBe('Hon sa:\n\n> Vi vann[]');
  expect(edited('> Vi [v]ann', toggleQuote)).toBe('Vi vann[]');
});

test('what is shown from elsewhere stands alone on its line', () => {
  const film = (text: string, _: number, to: number) => onOwnLine(text, to, 'https://youtu.be/x');
  expect(edited('Se [m]ålet', film)).toBe('Se målet\n\nhttps://youtu.be/x\n[]');
  expect(edited('[]', film)).toBe('https://youtu.be/x\n[]');
});
