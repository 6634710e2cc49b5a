import { isIP, isIPv4 } from 'node:net';

const LONGEST = 64;

/**
 * A network address as it is compared and shown: without brackets, port and zone, IPv6 in its one spelling, and the IPv4
 * address that an IPv6 one stands for (`::ffff:192.0.2.1`). What is no address is given back, cut short.
 */
export function plainAddress(given: string): string {
  const text = given.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.split('%', 1)[0] ?? '';
  if (isIP(address) !== 6) return address.slice(0, LONGEST).toLowerCase();
  const groups = groupsOf(address);
  return mappedIPv4(groups) ?? new URL(`http://[${address}]/`).hostname.slice(1, -1);
}

/**
 * Whom an address is counted as: itself when it is one of IPv4, its network of 2^64 addresses when it is one of IPv6, which
 * is what one household has.
 */
export function networkOf(given: string): string {
  const address = plainAddress(given);
  if (isIPv4(address) || isIP(address) === 0) return address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/**
 * Where an address lies, for a person to recognise and nobody to be found by: without the end of it. Empty for what is no
 * address, or one of the machine itself.
 */
export function shortenedAddress(given: string): string {
  const address = plainAddress(given);
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.*`;
  const network = isIP(address) === 6 ? groupsOf(address).slice(0, 3) : [];
  return network.some((group) => group !== '0') ? `${network.join(':')}:*` : '';
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail = ''] = written.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return written.includes('::') ? [...before, ...zeros, ...after] : before;
}

function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
