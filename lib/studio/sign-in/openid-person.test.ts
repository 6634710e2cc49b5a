import { expect, test } from 'vitest';
import { accountOfAddress } from '#lib/studio/sign-in/openid-person.ts';

test('an address is compared as people are kept by it', () => {
  expect(accountOfAddress('Anna.Ek@Exempel.SE')).toBe('anna.ek@exempel.se');
});

test.each([
  undefined,
  '',
  'anna',
  'anna@',
  ' anna@exempel.se',
  'anna@exempel.se\u0000',
  '\u212Aalle@exempel.se',
  'İda@exempel.se',
  `${'a'.repeat(250)}@exempel.se`,
])('«%s» is nobody’s', (told) => expect(accountOfAddress(told)).toBeUndefined());
