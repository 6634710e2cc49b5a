/* JSON as the bytes that it is written in, before anything is made of it. */

const [QUOTE, COLON, BACKSLASH, COMMA] = [0x22, 0x3a, 0x5c, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Where the text that begins with the quote at `start` ends; the end of it all when it never does. */
export function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === QUOTE) return at;
    if (json[at] === BACKSLASH) at++;
  }
  return json.length;
}

/** Whether the text that ends there is the name of a field: a colon follows, with or without blanks before it. */
export function isName(json: Uint8Array, end: number): boolean {
  let next = end + 1;
  while (json[next] === 0x20 || json[next] === 0x0a || json[next] === 0x0d || json[next] === 0x09) next++;
  return json[next] === COLON;
}

/** The text between two quotes, without its escapes; as it is written where they are none. */
export function textOf(json: Uint8Array, start: number, end: number): string {
  const written = Buffer.from(json.buffer, json.byteOffset + start, end + 1 - start).toString('utf8');
  try {
    return String(JSON.parse(written));
  } catch {
    // Whoever parses the whole refuses it.
    return written;
  }
}

interface Place {
  /** The names so far of an object; undefined for a list. */
  names: Set<string> | undefined;
  /** Where in it the reader is. */
  at: string | number;
}

/**
 * The paths of the fields of a JSON text that stand in one object more than once, each once and no more than `most` of them. RFC 8259 (§4) leaves it open
 * what such an object is, and a parser keeps the last value: the text of the others would be gone without a word.
 */
export function namedTwice(json: Uint8Array, most: number): PropertyKey[][] {
  const places: Place[] = [];
  const found = new Map<string, PropertyKey[]>();
  for (let at = 0; at < json.length && found.size < most; at++) {
    const byte = json[at];
    const place = places.at(-1);
    if (byte === OPEN_OBJECT) places.push({ names: new Set(), at: '' });
    else if (byte === OPEN_LIST) places.push({ names: undefined, at: 0 });
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) places.pop();
    else if (byte === COMMA && typeof place?.at === 'number') place.at++;
    if (byte !== QUOTE) continue;
    const start = at;
    at = endOfText(json, start);
    if (!isName(json, at) || place?.names === undefined) continue;
    place.at = textOf(json, start, at);
    if (place.names.has(place.at)) {
      const path = places.map(({ at: step }) => step);
      found.set(JSON.stringify(path), path);
    }
    place.names.add(place.at);
  }
  return [...found.values()];
}
