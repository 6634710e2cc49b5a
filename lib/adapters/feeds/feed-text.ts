/** Where a document says its own encoding, it says it this early. */
const LOOKED_AT = 1_024;
/** What text on the web is that is not UTF-8, whatever it says of itself: of its superset nothing is unreadable. */
const USUAL = 'windows-1252';

const MARKS: ReadonlyArray<readonly [encoding: string, bytes: readonly number[]]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a feed. Servers and feeds often say another encoding than they use: what is whole UTF-8 is that, which no text of another encoding is by
 * chance; the rest is what the document, or the server, says; and what they do not know is what most of the web is.
 */
export function feedText(bytes: Uint8Array, contentType: string): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  return decoded(bytes, 'utf-8') ?? decoded(bytes, saidEncoding(bytes, contentType)) ?? new TextDecoder(USUAL).decode(bytes);
}

function saidEncoding(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  const inDocument = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]{1,40})["']/.exec(head)?.[1];
  return inDocument ?? /\bcharset=["']?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? USUAL;
}

/** `undefined` for what is not whole in the encoding, or an encoding that there is not. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof RangeError) return undefined;
    throw cause;
  }
}
