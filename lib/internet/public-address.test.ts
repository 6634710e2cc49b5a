import { expect, test } from 'vitest';
import { isPublicAddress } from '#lib/internet/public-address.ts';

test.each(['8.8.8.8', '104.16.0.1', '172.32.0.1', '2606:4700::6810:84e5', '2a00:1450:400f::1'])('%s is on the internet', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '127.8.8.8', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.0.192', '::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::'],
  ...['2001:0:7f00:1::', '2001:db8::1', '3fff::1', '100::1', 'fec0::1', 'localhost', '', '0x7f.1', '2130706433'],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
