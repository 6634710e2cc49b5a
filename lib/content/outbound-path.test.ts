import { expect, test } from 'vitest';
import { followedFrom, outboundCodeIn, outboundPath } from '#lib/content/outbound-path.ts';

const ITEM = '019a0000-0000-7000-8000-000000000001';

test.each(['/ut/abc', '/ut/ABC', '/ut/abc/'])('%s names a code', (path) => {
  expect(outboundCodeIn(path)).toBe('abc');
});

test.each(['/ut', '/ut/', '/ut/a/b', '/ut/-a', '/ut/å', `/ut/${'a'.repeat(81)}`, '/utabc'])('%s names none', (path) => {
  expect(outboundCodeIn(path)).toBeUndefined();
});

test('an address tells where it was followed from, and what cannot be so is nowhere', () => {
  const query = outboundPath('panna', { innehall: ITEM, block: 'b1', sprak: 'en' }).split('?')[1] ?? '';
  expect(followedFrom(query)).toEqual({ innehall: ITEM, block: 'b1', sprak: 'en' });
  expect(followedFrom('fran=x.b1')).toBeUndefined();
});
