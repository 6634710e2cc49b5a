import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstControl } from '#lib/contract/control-characters.ts';
import { withoutControls, withoutControlsIn } from '#lib/contract/without-controls.ts';

test.each([
  ['Word\u000bradbrytning', 'Word radbrytning'],
  ['sida\u000csida', 'sida sida'],
  ['av\u0002stavat i en PDF', 'avstavat i en PDF'],
  ['A4\u001eark och mjukt\u001fstreck', 'A4\u2011ark och mjuktstreck'],
  ['\u0093Hej\u0094 \u0096 sa hon\u0085', '“Hej” – sa hon '],
  ['\u0081\u008d\u009f\u007f\ufffe\uffff', 'Ÿ'],
  ['\ttab\noch rad\r\n', '\ttab\noch rad\r\n'],
  ['Å 😀 👩‍👩‍👧 مرحبا \u00ad\u200b\u2028', 'Å 😀 👩‍👩‍👧 مرحبا \u00ad\u200b\u2028'],
])('%j is read as %j', (text, meant) => {
  expect(withoutControls(text)).toBe(meant);
});

test('a line that has ended is one where lines are', () => {
  expect(withoutControls('en\u000btvå\u0085tre', '\n')).toBe('en\ntvå\ntre');
});

test('none is left, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(firstControl(withoutControls(text))).toBe(-1);
    }),
  );
});

test('a value is the very same where it has none, and keeps all else where it has', () => {
  const value = {
    rubrik: 'Hej',
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\tb' }] }],
    tal: 1,
    inget: null,
    fil: new Uint8Array(1),
  };
  expect(withoutControlsIn(value)).toBe(value);
  const dirty = { ...value, meta: { 'pu\u0001ff': ['a\u0007', 2] } };
  expect(withoutControlsIn(dirty)).toEqual({ ...value, meta: { puff: ['a', 2] } });
  expect(withoutControlsIn(dirty).block).toBe(value.block);
});
