import { expect, it } from 'vitest';
import { readableParts } from '#components/studio/history/readable-parts.ts';
import { wordDiff } from '#lib/content/word-diff.ts';

const told = (fore: string, efter: string) => readableParts(wordDiff(fore, efter)).map(({ op, text }) => `${op}:${text}`);

it('tells a rewritten sentence as one out and one in', () => {
  expect(told('Det säger kommunalrådet.', 'Regionen lovar fler läkare.')).toEqual([
    'ut:Det säger kommunalrådet',
    'in:Regionen lovar fler läkare',
    'lika:.',
  ]);
});

it('leaves a single changed word as it is', () => {
  expect(told('Torget blir grönt.', 'Torget blir bilfritt.')).toEqual(['lika:Torget blir ', 'ut:grönt', 'in:bilfritt', 'lika:.']);
});

it.each([
  ['a b', 'a  b c'],
  ['', 'ny'],
  ['ett två tre', 'ett tre fyra '],
  ['x y z', 'p q r'],
])('still makes up both texts: «%s» and «%s»', (fore, efter) => {
  const parts = readableParts(wordDiff(fore, efter));
  const joined = (op: 'in' | 'ut') =>
    parts
      .filter((part) => part.op !== op)
      .map((part) => part.text)
      .join('');
  expect(joined('in')).toBe(fore);
  expect(joined('ut')).toBe(efter);
});
