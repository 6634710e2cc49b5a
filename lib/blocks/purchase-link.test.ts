import { expect, test } from 'vitest';
import { hasProgram, isNetworkAddress, isPurchaseAddress } from '#lib/blocks/purchase-link.ts';

test.each(['https://butik.example.com/panna', '/ut/panna-1', ' https://butik.example.com '])('%s is where one may buy', (address) => {
  expect(isPurchaseAddress(address)).toBe(true);
});

test.each(['http://butik.example.com', 'www.butik.se', '/mat/panna', '/ut/', '/ut/a/b', 'mailto:a@b.se', 'tel:08', '', 'https:'])(
  '%s is not',
  (address) => {
    expect(isPurchaseAddress(address)).toBe(false);
  },
);

test('a program is named, or shown by the address', () => {
  expect(hasProgram('https://butik.example.com', 'Adtraction')).toBe(true);
  expect(hasProgram('/ut/panna', '', new Set(['panna']))).toBe(true);
  expect(hasProgram('https://track.adtraction.com/t/t?a=1')).toBe(true);
  expect(hasProgram('https://butik.example.com')).toBe(false);
  expect(hasProgram('https://butik.example.com', ' ')).toBe(false);
});

test('a code of the site’s own that is not registered has no program, whatever is named beside it', () => {
  expect(hasProgram('/ut/panna')).toBe(false);
  expect(hasProgram('/ut/panna', 'Adtraction', new Set(['gryta']))).toBe(false);
});

test('an address that only resembles a network’s is none', () => {
  expect(isNetworkAddress('https://adtraction.com.example.com/')).toBe(false);
  expect(isNetworkAddress('https://myadtraction.com/')).toBe(false);
  expect(isNetworkAddress('https://example.com/?u=https://track.adtraction.com')).toBe(false);
  expect(isNetworkAddress('http://track.adtraction.com/')).toBe(false);
});
