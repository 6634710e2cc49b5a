/** Half of a character that two code units make, without the other half. */
const HALVES = /\p{Cs}/gu;

/** How many characters a text has, as lengths are counted everywhere (JSON Schema's maxLength): an emoji of one code point is one. */
export function characterCount(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index++) {
    if ((text.codePointAt(index) ?? 0) <= 0xffff) continue;
    count -= 1;
    index += 1;
  }
  return count;
}

/** Whether a text has more characters than that; most need not be counted, as no character is more than two code units. */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || characterCount(text) > most);
}

/** The text without the half that a cut leaves of a character: what has one can neither be stored nor read by all programs. */
export function wholeCharacters(text: string): string {
  return text.isWellFormed() ? text : text.replace(HALVES, '');
}
