import { stripVTControlCharacters } from 'node:util';

/** So far below its name a runner writes what was wrong; a name that was tried twice stands there twice. */
const LINES_TO_CAUSE = 6;
const LONGEST_CAUSE = 300;

/**
 * What failed, each with its cause, and what was tried twice, to stand at the end of a run: of a log of 7 000 lines, often only the end is kept.
 * vitest: « FAIL  file > test» and «✓ test 300ms (retry x1)»; playwright: «  1) file:line:column › test». The cause is the first line of the
 * error that follows.
 */
export function remarks(said: string): string[] {
  const lines = stripVTControlCharacters(said).split('\n');
  const found = lines.flatMap((line, at) => {
    const failed = /^\s*FAIL\s+(\S.*)$/.exec(line) ?? /^ {2}\d+\) (\S.*?)[ ─]*$/.exec(line);
    if (failed !== null) return [`failed, at least once: ${failed[1]}${cause(lines.slice(at + 1, at + 1 + LINES_TO_CAUSE))}`];
    return /^\s*✓.*\(retry x/.test(line) ? [`passed at its second try: ${line.trim()}`] : [];
  });
  return [...new Set(found)];
}

function cause(following: readonly string[]): string {
  const error = following.map((line) => /^\s*(\w*Error: .*)$/.exec(line)?.[1]).find((told) => told !== undefined);
  return error === undefined ? '' : `: ${error.slice(0, LONGEST_CAUSE)}`;
}
