import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newOneTimeSecret, oneTimeAddress, stepOfCode } from '#lib/sign-in/one-time-codes.ts';
import { newRecoveryCodes, plainRecoveryCode } from '#lib/sign-in/recovery-codes.ts';

/** Of RFC 6238, appendix B: the secret «12345678901234567890», the last six digits of each code. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('at second %i the code is %s', (seconds, kod, step) => {
  expect(stepOfCode(RFC_SECRET, kod, seconds * 1000)).toBe(step);
});

test('a clock may be half a minute wrong, and no more', () => {
  for (const aside of [-30, 0, 30]) expect(stepOfCode(RFC_SECRET, '005924', (1_234_567_890 + aside) * 1000)).toBe(41_152_263);
  for (const aside of [-61, 61]) expect(stepOfCode(RFC_SECRET, '005924', (1_234_567_890 + aside) * 1000)).toBeUndefined();
});

test.each(['', '5924', '0059240', 'abcdef', '００５９２４', '-05924', '5924.0'])('«%s» is no code', (kod) => {
  expect(stepOfCode(RFC_SECRET, kod, 1_234_567_890_000)).toBeUndefined();
});

test('a key is of 160 bits, each a new one, and an app is told whose it is', () => {
  const [one, other] = [newOneTimeSecret(randomBytes), newOneTimeSecret(randomBytes)];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(oneTimeAddress(one, { epost: 'åsa@exempel.se', hos: 'Redaktionen & vänner' }));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.href)).toContain('Redaktionen & vänner:åsa@exempel.se');
  expect(address.searchParams.get('secret')).toBe(one);
});

test('recovery codes are ten, all different, and the same however they are typed', () => {
  const codes = newRecoveryCodes(randomBytes);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z1-9]{5}-[a-hj-km-np-z1-9]{5}$/);
  expect(plainRecoveryCode(' K3VHQ 9M2XT ')).toBe(plainRecoveryCode('k3vhq-9m2xt'));
});
