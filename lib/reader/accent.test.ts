import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentAddress, accentStyle, contrast } from '#lib/reader/accent.ts';

const colours = (style: string | undefined) => [...(style ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);

test('whatever colour is chosen, it can be read on light and on dark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const [light = '', dark = ''] = colours(accentStyle(`accent-${value.toString(16).padStart(6, '0')}-1.css`));
      for (const surface of ['#ffffff', '#f3f4f7']) expect(contrast(light, surface)).toBeGreaterThanOrEqual(4.5);
      for (const surface of ['#11141b', '#1a1f29']) expect(contrast(dark, surface)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('one that can be read already is left as it is', () => {
  expect(colours(accentStyle('accent-2a478f-1.css'))[0]).toBe('#2a478f');
  expect(colours(accentStyle('accent-aabdf6-1.css'))[1]).toBe('#aabdf6');
});

test('contrast is as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each([
  'accent-studio-1.css',
  'accent-2a478f-serif-1.css',
  'accent-2a478-1.css',
  'accent-2A478F-1.css',
  'accent-2a478f-1.css.map',
  'accent-2a478f.css',
  'accent-red;}.css',
  '',
])('%j is no colour', (file) => {
  expect(accentStyle(file)).toBeUndefined();
});

test('a site has the style of its colour, or none', () => {
  expect(accentAddress('#2A478F', 'serif')).toBe('/studio/stil/accent-2a478f-1.css');
  expect(accentAddress('', 'serif')).toBeUndefined();
});

test.each([
  ['', 'sans', '/studio/stil/accent-studio-sans-1.css', '.sajt{--serif:var(--sans)}'],
  ['', 'system', '/studio/stil/accent-studio-system-1.css', '.sajt{--serif:system-ui,sans-serif;--sans:system-ui,sans-serif}'],
  ['#2a478f', 'sans', '/studio/stil/accent-2a478f-sans-1.css', '.sajt{--serif:var(--sans)}.sajt{--accent:#2a478f}'],
] as const)('with the colour %j and the typefaces %s it is %s', (accent, typsnitt, address, style) => {
  expect(accentAddress(accent, typsnitt)).toBe(address);
  expect(accentStyle(address.slice(address.lastIndexOf('/') + 1))?.startsWith(style)).toBe(true);
});
