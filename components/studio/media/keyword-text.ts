import { distinctWords } from '#lib/content/distinct-words.ts';

/*
 * Keywords as they are written in one field: with commas between them. What a photographer or another program has put into a file may have a comma itself
 * («Göteborg, Sverige»): such a keyword stands within quotation marks, as in a file of comma-separated values (RFC 4180 §2), so that it is one
 * keyword still when the field has been shown and saved. Of a tag a comma is the end: each is shown by itself as soon as it is written.
 */

/** What the field says of itself. */
export const KEYWORDS_APART = 'Med komma emellan. Ett nyckelord som har ett komma skrivs inom citattecken: ”Göteborg, Sverige”.';

const NEEDS_MARKS = /^["”“]|,/;
const MARK = /["”“]/g;
/** One within marks, to the comma or the end; or what stands before those. */
const ONE = /\s*["”“]((?:[^"”“]|"{2}|”{2}|“{2})*)["”“]\s*(?:,|$)|([^,]*)(?:,|$)/gy;

/** The keywords in one line, to be read by `keywordsIn` as the same ones. */
export function keywordText(keywords: readonly string[]): string {
  return keywords.map((keyword) => (NEEDS_MARKS.test(keyword) ? `"${keyword.replace(MARK, '$&$&')}"` : keyword)).join(', ');
}

/** The keywords of such a line, each once. A mark that nothing ends is a sign as others are. */
export function keywordsIn(text: string): string[] {
  return distinctWords([...text.matchAll(ONE)].map(([, marked, plain = '']) => marked?.replace(/(["”“])\1/g, '$1') ?? plain));
}
