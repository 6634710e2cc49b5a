import { expect, test } from 'vitest';
import { networkOf, plainAddress, shortenedAddress } from '#lib/http/network-address.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  [' 198.51.100.7 ', '198.51.100.7'],
  ['198.51.100.7:51234', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:C633:6407', '198.51.100.7'],
  ['0:0:0:0:0:ffff:c633:6407', '198.51.100.7'],
  ['[::ffff:198.51.100.7]:443', '198.51.100.7'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::1'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s is the address %s', (given, address) => {
  expect(plainAddress(given)).toBe(address);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:0DB8:1:02:0:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['::1', '::2', true],
  ['::ffff:198.51.100.7', '198.51.100.7', true],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.8', false],
  ['198.51.100.7', '198.51.100.8', false],
])('%s and %s are counted as one: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

test('what is no address is counted as what it is, and never at any length', () => {
  expect(networkOf('unknown')).not.toBe(networkOf('hidden'));
  expect(networkOf('x'.repeat(100_000)).length).toBeLessThan(100);
});

test.each([
  ['198.51.100.77', '198.51.100.*'],
  ['::ffff:198.51.100.77', '198.51.100.*'],
  ['2001:db8:1:2:3::9', '2001:db8:1:*'],
  ['2001:db8::9', '2001:db8:0:*'],
  ['::1', ''],
  ['', ''],
  ['ingen adress', ''],
])('of %s a person is told %s', (address, told) => {
  expect(shortenedAddress(address)).toBe(told);
});
