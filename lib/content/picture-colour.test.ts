import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourClass } from '#lib/content/picture-colour.ts';

test('a colour is three classes, to an eighth of each of its parts', () => {
  expect(colourClass('#000000')).toBe('farg-r0 farg-g0 farg-b0');
  expect(colourClass('#ff8020')).toBe('farg-r7 farg-g4 farg-b1');
  for (const none of [null, undefined, '', '#fff', 'red', '#ff8020;']) expect(colourClass(none)).toBe('');
});

test('each of them stands in the style, as a colour that is near', async () => {
  const css = await readFile('lib/reader/picture-colour.css', 'utf8');
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (...rgb) => {
      const hex = `#${rgb.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      for (const [at, name] of colourClass(hex).split(' ').entries()) {
        const shown = new RegExp(`\\.${name} {\\s+--farg-[rgb]: (\\d+);`).exec(css)?.[1];
        expect(Math.abs(Number(shown) - (rgb[at] ?? 0)), name).toBeLessThanOrEqual(16);
      }
    }),
  );
});
