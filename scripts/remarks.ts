import { stripVTControlCharacters } from 'node:util';

/** So far below its name a runner writes what was wrong; a name that was tried twice stands there twice. */
const LINES_TO_CAUSE = 6;
/** So many lines more tell how what was there differs from what was wanted. */
const LINES_OF_DIFFERENCE = 16;
const LONGEST_CAUSE = 300;
const LONGEST_DIFFERENCE = 600;
const ERROR = /^\s*\w*Error: /;

/**
 * What failed, each with its cause, and what was tried twice, to stand at the end of a run: of a log of 7 000 lines, often only the end is kept.
 * vitest: « FAIL  file > test» and «✓ test 300ms (retry x1)»; playwright: «  1) file:line:column › test». The cause is the first line of the
 * error that follows, and the difference that vitest shows below it: «expected [ …(8) ] to deeply equal []» alone tells nobody anything.
 */
export function remarks(said: string): string[] {
  const lines = stripVTControlCharacters(said).split('\n');
  const found = lines.flatMap((line, at) => {
    const failed = /^\s*FAIL\s+(\S.*)$/.exec(line) ?? /^ {2}\d+\) (\S.*?)[ ─]*$/.exec(line);
    if (failed !== null)
      return [`failed, at least once: ${failed[1]}${cause(lines.slice(at + 1, at + 1 + LINES_TO_CAUSE + LINES_OF_DIFFERENCE))}`];
    return /^\s*✓.*\(retry x/.test(line) ? [`passed at its second try: ${line.trim()}`] : [];
  });
  return [...new Set(found)];
}

function cause(following: readonly string[]): string {
  const at = following.slice(0, LINES_TO_CAUSE).findIndex((line) => ERROR.test(line));
  if (at === -1) return '';
  const error = following[at]?.trim().slice(0, LONGEST_CAUSE);
  return `: ${error}${difference(following.slice(at + 1, at + 1 + LINES_OF_DIFFERENCE))}`;
}

/** What vitest marks as wanted or there, up to where it begins to show the code. */
function difference(following: readonly string[]): string {
  const end = following.findIndex((line) => /^\s*(❯| FAIL )/.test(line));
  const shown = following.slice(0, end === -1 ? following.length : end);
  const marked = shown.map((line) => line.trim()).filter((line) => /^[+-] (?!Expected$|Received$)/.test(line));
  return marked.length === 0 ? '' : ` (${marked.join(' ').replaceAll(/\s+/g, ' ').slice(0, LONGEST_DIFFERENCE)})`;
}
