import { expect, test } from 'vitest';
import { asShownName, isShownName } from '#lib/contract/shown-name.ts';

test('a name is on one line, shows something, and turns nothing round', () => {
  for (const name of ['Åsa Öst', 'Nguyễn Thị', '宮崎 駿', 'محمد', 'Ann‑Sofie', 'नेहा']) expect(isShownName(name), name).toBe(true);
  for (const name of [
    'Nora\u202Egpj',
    'Nora\nEk',
    'No\u00ADra',

    'No\u200Bra',
    '\u0301',
    '\u3164',
    ' ',
    '\u2066Nora\u2069',
  ])
    expect(isShownName(name), JSON.stringify(name)).toBe(false);
});

test('of a name from elsewhere what turns or hides letters is left out', () => {
  expect(asShownName(' Nora\u200F\u202E \n  Ek\uFEFF ')).toBe('Nora Ek');
  expect(isShownName(asShownName('\u202E\u0000'))).toBe(false);
});
