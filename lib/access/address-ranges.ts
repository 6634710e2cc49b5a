/** An address of the network, or all that begin with the same bits. */
interface AddressRange {
  family: 4 | 6;
  /** The bits of its first address. */
  first: bigint;
  /** How many of them, from the left, all of its addresses have in common. */
  bits: number;
}

/** What is wrong with a range as it is written: it is none, it lets in nearly everybody, or it names an address in the middle of itself. */
export type RangeTrouble =
  | { kod: 'adressomrade_ogiltigt' }
  | { kod: 'adressomrade_vitt' }
  | { kod: 'adressomrade_snett'; omrade: string; adress: string };

const WIDTH = { 4: 32, 6: 128 } as const;
/** The widest there are: as wide as the largest private network (10.0.0.0/8), and more than anybody is given of IPv6. */
const FEWEST_BITS = { 4: 8, 6: 16 } as const;
/** The IPv6 addresses that stand for one of IPv4 each (RFC 4291 §2.5.5.2). */
const MAPPED_BITS = 96;
const MAPPED = 0xffffn;

/**
 * A range as it is kept: an address, or an address and how many bits count (CIDR), in its one spelling; or what is wrong with it. What IPv6 says of an
 * IPv4 address (`::ffff:192.0.2.1`) is that address, as it is where Studio tells who calls.
 */
export function plainRange(written: string): string | RangeTrouble {
  const range = rangeOf(written.trim());
  if (range === undefined) return { kod: 'adressomrade_ogiltigt' };
  if (range.bits < FEWEST_BITS[range.family]) return { kod: 'adressomrade_vitt' };
  const first = firstOf(range);
  if (first === range.first) return spelled(range);
  const adress = spelled({ ...range, bits: WIDTH[range.family] });
  return { kod: 'adressomrade_snett', omrade: spelled({ ...range, first }), adress };
}

/** Tells of an address whether it lies in one of the ranges, as they are kept. Where there are none, every address does. */
export function addressesWithin(ranges: readonly string[]): (address: string) => boolean {
  if (ranges.length === 0) return () => true;
  const known = ranges.map(rangeOf).filter((range) => range !== undefined);
  return (address) => {
    const asked = rangeOf(address);
    return (
      asked !== undefined && known.some((range) => range.family === asked.family && firstOf({ ...asked, bits: range.bits }) === range.first)
    );
  };
}

function rangeOf(text: string): AddressRange | undefined {
  const [, address = '', count] = /^([0-9a-f.:]{2,45})(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const family = address.includes(':') ? 6 : 4;
  const first = family === 4 ? bitsOfV4(address) : bitsOfV6(address);
  const bits = count === undefined ? WIDTH[family] : Number(count);
  if (first === undefined || bits > WIDTH[family]) return undefined;
  const isMapped = family === 6 && bits >= MAPPED_BITS && first >> 32n === MAPPED;
  return isMapped ? { family: 4, first: first & 0xffff_ffffn, bits: bits - MAPPED_BITS } : { family, first, bits };
}

function firstOf({ family, first, bits }: AddressRange): bigint {
  const free = BigInt(WIDTH[family] - bits);
  return (first >> free) << free;
}

function bitsOfV4(address: string): bigint | undefined {
  const octets = address.split('.');
  // With a zero before it some read a number as octal, and so as another address.
  if (octets.length !== 4 || octets.some((octet) => !/^(0|[1-9]\d{0,2})$/.test(octet) || Number(octet) > 255)) return undefined;
  return octets.reduce((bits, octet) => (bits << 8n) | BigInt(octet), 0n);
}

function bitsOfV6(address: string): bigint | undefined {
  const written = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (written === undefined) return undefined;
  const [head = '', tail = ''] = written.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}

function spelled({ family, first, bits }: AddressRange): string {
  const groups = family === 4 ? { count: 4, size: 8n, base: 10, sign: '.' } : { count: 8, size: 16n, base: 16, sign: ':' };
  const parts = Array.from({ length: groups.count }, (_, index) => {
    const shift = groups.size * BigInt(groups.count - 1 - index);
    return ((first >> shift) & ((1n << groups.size) - 1n)).toString(groups.base);
  });
  const text = parts.join(groups.sign);
  const address = family === 4 ? text : new URL(`http://[${text}]/`).hostname.slice(1, -1);
  return bits === WIDTH[family] ? address : `${address}/${bits}`;
}
