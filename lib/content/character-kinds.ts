/** What a text is made of, as words are told apart. */
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 3;
const OTHER = 4;

export type CharacterKind = typeof SPACE | typeof LETTER | typeof DIGIT | typeof OTHER;

const IS_SPACE = /^\s$/;
const IS_LETTER = /^\p{L}$/u;
const IS_DIGIT = /^\p{N}$/u;

/** Of all characters of 16 bits, each judged when it is first met: a regular expression for each of a text costs many times more. */
const KINDS = new Uint8Array(0x1_0000);

/** The kind of a code point. A half of a character is none of the others. */
export function kindOf(point: number): CharacterKind {
  const known = point < KINDS.length ? KINDS[point] : 0;
  if (known === SPACE || known === LETTER || known === DIGIT || known === OTHER) return known;
  const character = String.fromCodePoint(point);
  const kind = IS_SPACE.test(character) ? SPACE : IS_LETTER.test(character) ? LETTER : IS_DIGIT.test(character) ? DIGIT : OTHER;
  if (point < KINDS.length) KINDS[point] = kind;
  return kind;
}
