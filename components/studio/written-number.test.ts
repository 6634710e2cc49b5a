import { expect, test } from 'vitest';
import { readNumber } from '#components/studio/written-number.ts';

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['50', 50],
  [' 50,5 ', 50.5],
  ['50.5', 50.5],
  ['0,005', 0.005],
  ['1 000', 1000],
  ['50\u00a0000', 50_000],
  ['1\u202f000\u202f000,25', 1_000_000.25],
])('«%s» is %s', (written, read) => {
  expect(readNumber(written)).toBe(read);
});

test.each(['50 kr', '1.000,50', '1.000', '1,5,5', '5 0', '-5', '1e3', 'NaN', 'Infinity', 'femtio'])(
  '«%s» is left for the service to refuse',
  (written) => {
    expect(readNumber(written)).toBe(written);
  },
);
