/** The longest address that is looked for. */
export const LONGEST_ADDRESS = 2_000;
/** What stands last in an address for whatever follows. */
export const WILDCARD = '*';

/** An address of the site, spelt in the one way in which addresses are compared; the query as it was sent, after a question mark. */
export interface PlainAddress {
  /** In small letters. */
  path: string;
  /** The same in the letters that were sent. */
  spelt: string;
  query: string;
}

/**
 * The address as it is compared: whatever capitals, last slash and escapes it is written with. Undefined for what is no path, is too long, or
 * holds what is no address. Any string at all may be given.
 */
export function plainAddress(address: string): PlainAddress | undefined {
  if (!address.startsWith('/') || address.length > LONGEST_ADDRESS) return undefined;
  const [whole = ''] = address.split('#', 1);
  const mark = whole.indexOf('?');
  const words = wordsOf(mark === -1 ? whole : whole.slice(0, mark));
  if (words === undefined) return undefined;
  const spelt = `/${words.map(encodeURIComponent).join('/')}`;
  const path = `/${words.map((word) => encodeURIComponent(word.toLowerCase())).join('/')}`;
  const query = mark === -1 ? '' : whole.slice(mark).replace(/[^!-~]/g, '');
  if (path.length + query.length > LONGEST_ADDRESS) return undefined;
  return { path, spelt: spelt.length === path.length ? spelt : path, query: query === '?' ? '' : query };
}

function wordsOf(path: string): string[] | undefined {
  try {
    const words = path
      .split('/')
      .filter((word) => word !== '')
      .map(decodeURIComponent);
    const isPlain = words.every((word) => word !== '.' && word !== '..' && word.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(word));
    return isPlain ? words : undefined;
  } catch {
    // The one thing decodeURIComponent throws for: a percent sign that stands for no character.
    return undefined;
  }
}
