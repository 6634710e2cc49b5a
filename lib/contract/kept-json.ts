/*
 * A part of an answer that was read as JSON and will be sent as JSON: a document. It is made an object of only by whoever looks into it;
 * sent as it was read it costs neither that nor to be written anew, which of an article are half of what reading it costs.
 */

const KEPT = Symbol('kept JSON');

/** No text that is kept has this character (lib/operations/unstorable-texts.ts), so that nothing else in an answer is written like it. */
const PLACE = '\u0000';
const WRITTEN_PLACE = JSON.stringify(PLACE);

/** What an object is made of that has a part kept as JSON. */
export interface Kept {
  head: object;
  field: string;
  json: Uint8Array;
}

/** `head` with the part of that JSON in `field`, which is last. Whoever reads the field gets the part, made when it is first read. */
export function withKept<Head extends object, Field extends string, Part>(
  head: Head,
  field: Field,
  json: Uint8Array,
): Head & Record<Field, Part> {
  let part: { made: Part } | undefined;
  const whole = { ...head };
  Object.defineProperties(whole, {
    [field]: {
      enumerable: true,
      get() {
        part ??= { made: JSON.parse(new TextDecoder().decode(json)) };
        return part.made;
      },
    },
    // A copy has the part itself, and may make it another.
    [KEPT]: { value: { head, field, json } satisfies Kept },
  });
  // The field has just been defined.
  return whole as Head & Record<Field, Part>;
}

/** What the object was made of by `withKept`; undefined for all others, copies of such included. */
export function keptIn(value: object): Kept | undefined {
  // Only this file knows the symbol.
  return (value as { [KEPT]?: Kept })[KEPT];
}

/** The value as JSON, like JSON.stringify: as bytes where parts of it are at hand as such, which are left as they are. */
export function jsonOf(value: unknown): string | Uint8Array {
  const parts: Uint8Array[] = [];
  const without = withPlaces(value, parts);
  const text = JSON.stringify(without);
  if (parts.length === 0) return text;
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(WRITTEN_PLACE, from);
    pieces.push(Buffer.from(text.slice(from, at)), part);
    from = at + WRITTEN_PLACE.length;
  }
  pieces.push(Buffer.from(text.slice(from)));
  return Buffer.concat(pieces);
}

/** The same with a place for each part that is kept, the parts in the order of their places. Rows of a list have none: they are not looked into. */
function withPlaces(value: unknown, parts: Uint8Array[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = keptIn(value);
  if (kept !== undefined) {
    parts.push(kept.json);
    return { ...kept.head, [kept.field]: PLACE };
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [field, inner] of Object.entries(value)) {
    const replaced = withPlaces(inner, parts);
    if (replaced === inner) continue;
    copy ??= { ...value };
    copy[field] = replaced;
  }
  return copy ?? value;
}
