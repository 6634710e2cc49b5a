import { expect, test } from 'vitest';
import { FIRST_PAGE, signInAddress, withinStudio } from '#lib/contract/sign-in-address.ts';

test.each(['/studio?sok=bro', '/studio/innehall/1?revision=2&x=å', '/studio/konto'])('%s is come back to, query and all', (address) => {
  const { searchParams } = new URL(signInAddress(address), 'https://redaktionen.se');
  expect(decodeURI(withinStudio(searchParams.get('till') ?? ''))).toBe(address);
});

test.each([
  ...[undefined, '', 'studio', '//ond.se/studio', '/\\ond.se/studio', 'https://ond.se/studio', 'javascript:alert(1)', '/studio/../admin'],
  ...['/studio', '/studiox', '/', '/studio/logga-in?till=/studio', '/studio/%2e%2e/x', `/studio/${'x'.repeat(3_000)}`, '/studio\\..\\x'],
])('%s is not led to', (address) => {
  expect(withinStudio(address)).toBe(FIRST_PAGE);
});

test('half a character makes no address that cannot be made', () => {
  expect(signInAddress('/studio/\ud83d')).toContain('%EF%BF%BD');
});
