import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { focusClass } from '#lib/site/pages/focus-class.ts';

test.each([
  [{ x: 42, y: 31 }, 'fokus-x-4 fokus-y-3'],
  [{ x: 0, y: 100 }, 'fokus-x-0 fokus-y-10'],
  [{ x: -20, y: 400 }, 'fokus-x-0 fokus-y-10'],
  [null, ''],
  [undefined, ''],
])('%o → %s', (fokus, expected) => {
  expect(focusClass(fokus)).toBe(expected);
});

test('every class there can be is in the style', () => {
  const style = readFileSync('lib/reader/focus.css', 'utf8');
  for (let percent = 0; percent <= 100; percent++) {
    for (const name of focusClass({ x: percent, y: percent }).split(' ')) expect(style).toContain(`.${name} {`);
  }
});
