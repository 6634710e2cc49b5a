/**
 * The canonical JSON (RFC 8785) of a value: the same text for all that say the same, in whatever order their keys came. Refuses
 * what has no JSON form: numbers that are none, halves of characters, what holds itself.
 *
 * By hand because every save makes it of the whole article: a third of the time that the package `canonicalize` needs, which
 * a test holds it against.
 */
export function canonicalJson(value: unknown): string {
  const text = textOf(value);
  if (text === undefined) throw new TypeError('The value has no JSON form.');
  return text;
}

function textOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError('A number without a value has no JSON form.');
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      if ('toJSON' in value && typeof value.toJSON === 'function') return textOf(value.toJSON());
      return Array.isArray(value) ? textOfList(value) : textOfMembers(value);
    default:
      return JSON.stringify(value);
  }
}

/** What JSON writes otherwise than as it stands, and what may be half a character. */
const UNUSUAL = /["\\\u0000-\u001f\ud800-\udfff]/;

function quoted(text: string): string {
  if (!UNUSUAL.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw new TypeError('Half a character has no JSON form.');
  return JSON.stringify(text);
}

function textOfList(list: readonly unknown[]): string {
  let text = '';
  for (let index = 0; index < list.length; index++) text += `${index === 0 ? '' : ','}${textOf(list[index]) ?? 'null'}`;
  return `[${text}]`;
}

function textOfMembers(value: object): string {
  // Asked for nothing but its own names.
  const members = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(members);
  // By UTF-16 units, as a plain sort has it; many have come in that order.
  if (!isSorted(names)) names.sort();
  let text = '';
  for (const name of names) {
    const member = textOf(members[name]);
    if (member !== undefined) text += `${text === '' ? '' : ','}${quoted(name)}:${member}`;
  }
  return `{${text}}`;
}

function isSorted(names: readonly string[]): boolean {
  for (let index = 1; index < names.length; index++) if ((names[index - 1] ?? '') > (names[index] ?? '')) return false;
  return true;
}
