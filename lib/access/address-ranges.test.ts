import { describe, expect, test } from 'vitest';
import { addressesWithin, plainRange } from '#lib/access/address-ranges.ts';

describe('a range as it is kept', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['2001:DB8:0:0::/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.0/120', '192.0.2.0/24'],
    ['::1', '::1'],
  ])('%s is %s', (written, kept) => expect(plainRange(written)).toBe(kept));

  test.each([
    ...['', '*', 'localhost', 'exempel.se', '203.0.113', '203.0.113.256', '203.0.113.07', '0x7f.0.0.1', '203.0.113.0/33', '203.0.113.0/'],
    ...[
      '203.0.113.0/-1',
      '203.0.113.0/24/8',
      '203.0.113.1-9',
      ':::',
      '2001:db8::/129',
      'fe80::1%eth0',
      '[::1]',
      '[::1]/x',
      '1:2:3',
      '::1]/',
    ],
  ])('”%s” is none', (written) => expect(plainRange(written)).toEqual({ kod: 'adressomrade_ogiltigt' }));

  test.each(['0.0.0.0/0', '128.0.0.0/1', '::/0', '2000::/3', '::ffff:0.0.0.0/96'])('%s lets in nearly everybody', (written) =>
    expect(plainRange(written)).toEqual({ kod: 'adressomrade_vitt' }),
  );

  test.each([
    ['192.168.1.7/24', '192.168.1.0/24', '192.168.1.7'],
    ['2001:db8::5/64', '2001:db8::/64', '2001:db8::5'],
  ])('%s is said to be either %s or %s', (written, omrade, adress) =>
    expect(plainRange(written)).toEqual({ kod: 'adressomrade_snett', omrade, adress }),
  );
});

describe('an address in ranges', () => {
  test('no range lets in every address', () => expect(addressesWithin([])('203.0.113.7')).toBe(true));

  test('the first and the last of a range lie in it, and those beside it do not', () => {
    const isWithin = addressesWithin(['203.0.113.64/26', '2001:db8:1::/48', '198.51.100.9']);
    for (const address of ['203.0.113.64', '203.0.113.127', '2001:db8:1::', '2001:db8:1:ffff:ffff:ffff:ffff:ffff', '198.51.100.9'])
      expect(isWithin(address), address).toBe(true);
    for (const address of ['203.0.113.63', '203.0.113.128', '2001:db8:0:ffff::', '2001:db8:2::', '198.51.100.8', '::1', '', 'okänd'])
      expect(isWithin(address), address).toBe(false);
  });

  test('an IPv4 address is the same one where IPv6 says it', () => {
    expect(addressesWithin(['203.0.113.0/24'])('::ffff:203.0.113.9')).toBe(true);
    expect(addressesWithin(['::/16'])('203.0.113.9')).toBe(false);
  });
});
