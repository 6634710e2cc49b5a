/**
 * The text without those of its last characters that `dropped`, an expression of one character, matches. An expression of
 * the whole end (`/\/+$/`) would begin anew at each slash of a text that is full of them.
 */
export function withoutEnd(text: string, dropped: RegExp): string {
  let end = text.length;
  while (end > 0 && dropped.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
