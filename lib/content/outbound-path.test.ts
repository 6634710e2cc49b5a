import { expect, test } from 'vitest';
import { followedFrom, isCounted, outboundCodeIn, outboundPath, uncountedPath } from '#lib/content/outbound-path.ts';

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

test('the address in a draft names the code, and says that nobody is counted', () => {
  const [path = '', query = ''] = uncountedPath('panna').split('?');
  expect([outboundCodeIn(path), isCounted(query), followedFrom(query)]).toEqual(['panna', false, undefined]);
  expect(isCounted(outboundPath('panna', { innehall: ITEM, block: 'b1', sprak: 'sv' }).split('?')[1] ?? '')).toBe(true);
});
