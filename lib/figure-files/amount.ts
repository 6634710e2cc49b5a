/** So many decimals are kept of what a file says, until it is summed and rounded once. */
export const DECIMALS = 9;
/** No row is of more, and no sum of rows reaches what a number of JSON cannot tell. */
const MOST_DIGITS = 10;

/** What a file has between whole and parts. */
export type DecimalSign = ',' | '.';

/** A number as it is written: a minus of any kind before it, groups of three with spaces, apostrophes or the other sign between. */
const WRITTEN = /^([-\u2212+]?)(\d[\d .,'\u2019\u00a0\u202f]*)$/;
const SPACES = /[ '\u2019\u00a0\u202f]/g;

/**
 * Which sign a file writes decimals with, as far as a number in it tells; undefined where it could be read in two ways, or has none.
 */
export function decimalSignIn(text: string): DecimalSign | undefined {
  const [, , digits = ''] = WRITTEN.exec(text) ?? [];
  const comma = digits.lastIndexOf(',');
  const dot = digits.lastIndexOf('.');
  if (comma === -1 && dot === -1) return undefined;
  const sign = comma > dot ? ',' : '.';
  const other = sign === ',' ? '.' : ',';
  const parts = digits.split(sign);
  // Two of one kind part groups, and then the other kind parts decimals.
  if (parts.length > 2) return other;
  if (digits.includes(other)) return sign;
  return parts[1]?.length === 3 && /^[1-9]\d{0,2}$/.test(parts[0] ?? '') ? undefined : sign;
}

/**
 * A number in billionths, exactly. `tvetydig` where a sign may part groups or decimals (1.234) and nothing in the file tells which;
 * `undefined` for what is no number, and for more than anybody earns.
 */
export function billionthsOf(text: string, fileSign: DecimalSign | undefined): bigint | 'tvetydig' | undefined {
  const [, minus = '', digits = ''] = WRITTEN.exec(text) ?? [];
  const plain = digits.replace(SPACES, '');
  if (plain === '') return undefined;
  const sign = decimalSignIn(text) ?? fileSign;
  if (sign === undefined && /[.,]/.test(plain)) return 'tvetydig';
  const [whole = '', parts = '', ...more] = plain.split(sign ?? ',');
  if (more.length > 0 || !/^\d{1,3}(?:[.,]\d{3})+$|^\d+$/.test(whole) || !/^\d*$/.test(parts)) return undefined;
  const wholeDigits = whole.replace(/[.,]/g, '');
  if (wholeDigits.length > MOST_DIGITS || parts.length > DECIMALS * 2) return undefined;
  const kept = BigInt(wholeDigits + parts.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
  return /[-\u2212]/.test(minus) ? -kept : kept;
}

/** The same in the smallest unit of a currency that has so many decimals, rounded to the nearest; of two as near, the one further from zero. */
export function roundedTo(billionths: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(DECIMALS - decimals);
  const half = unit / 2n;
  return (billionths < 0n ? billionths - half : billionths + half) / unit;
}

/** Currencies by the words that stand beside amounts; where the file says which currency it is, kr is that one's. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['kr', 'SEK'],
  [':-', 'SEK'],
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
]);
const DIGITS = [...'0123456789'];
/** Of several kingdoms. */
const CROWNS: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);

/** A cell with an amount, parted from what it says of its currency: `valuta` is undefined where it says nothing. */
export function amountIn(cell: string, known: string | undefined): { tal: string; valuta: string | undefined } {
  const from = cell.search(/[-\u2212+.,\d]/);
  const to = Math.max(...DIGITS.map((digit) => cell.lastIndexOf(digit))) + 1;
  const tal = from === -1 || to <= from ? '' : cell.slice(from, to);
  const unit = (tal === '' ? cell : cell.slice(0, from) + cell.slice(to)).trim().replace(/\.$/, '');
  if (unit === '') return { tal, valuta: undefined };
  if (unit.toLowerCase() === 'kr' && known !== undefined && CROWNS.has(known)) return { tal, valuta: known };
  return { tal, valuta: UNITS.get(unit.toLowerCase()) ?? unit.toUpperCase() };
}
