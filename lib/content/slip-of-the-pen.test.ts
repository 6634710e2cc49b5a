import { expect, test } from 'vitest';
import { isSlipOfThePen } from '#lib/content/slip-of-the-pen.ts';

test.each([
  ['restaurang', 'resturang', 'a letter left out'],
  ['recension', 'reccension', 'a letter too many'],
  ['melodifestival', 'melodifestibal', 'another letter'],
  ['stockholm', 'stokcholm', 'two letters that changed places'],
  ['melodifestivalen', 'melodifetsivlaen', 'two slips in a long name'],
  ['ömsesidig', 'ömsesdig', 'letters of any script'],
])('%s is %s misspelt: %s', (one, other) => {
  expect([isSlipOfThePen(one, other), isSlipOfThePen(other, one)]).toEqual([true, true]);
});

test.each([
  ['katt', 'hatt', 'short names are other words'],
  ['val2026', 'val2022', 'numbers are not misspelt'],
  ['sommar2025', 'sommar25', 'nor shortened'],
  ['stockholm', 'stockholm', 'a name is not like itself'],
  ['stockholm', 'tsocholm', 'two slips are too many in a short name'],
  ['melodifestival', 'matfestival', 'three are too many in any'],
  ['', '', 'nothing is like nothing'],
])('%s and %s are two: %s', (one, other) => {
  expect([isSlipOfThePen(one, other), isSlipOfThePen(other, one)]).toEqual([false, false]);
});
