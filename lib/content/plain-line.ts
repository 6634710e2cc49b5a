/** Signs that show nothing and do something: controls, and those that turn the direction of what follows (UAX #9). */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/**
 * A text from outside as one line that is what it looks like: without controls and signs that turn its direction, with single spaces, whole
 * characters only, and no more of them than `most`.
 */
export function plainLine(text: string, most: number): string {
  const line = text.toWellFormed().replaceAll('\ufffd', '').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : line.slice(0, most).toWellFormed().replaceAll('\ufffd', '').trimEnd();
}
