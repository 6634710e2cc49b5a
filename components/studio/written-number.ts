/** Digits, by themselves or in groups of three, with or without decimals. A point before three digits may part thousands: that is not guessed. */
const NUMBER = /^(?:\d+|\d{1,3}(?:\s\d{3})+)(?:,\d+|\.\d{1,2})?$/;

/**
 * What is written in a field for a number, as it is asked for: a number, `null` for nothing, and what is no number as it was written, so that the
 * service says what is wrong with it where nothing would take a bound away.
 */
export function readNumber(written: string): number | string | null {
  const words = written.trim();
  if (words === '') return null;
  return NUMBER.test(words) ? Number(words.replaceAll(/\s/g, '').replace(',', '.')) : words;
}
