import type { Block } from '#lib/contract/block.ts';

/* What is only text: whether it is written as Markdown, is a table, or is lines. */

const paragraph = (words: string): Block =>
  words === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: words }] };

/** Rows of as many cells each, parted by tabs, as spreadsheets copy them. */
export function tableOf(text: string): Block | undefined {
  const rows = rowsOf(text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, ''));
  const [first] = rows;
  if (first === undefined || first.length < 2 || rows.length < 2 || rows.some((row) => row.length !== first.length)) return undefined;
  return {
    type: 'table',
    content: rows.map((cells, place) => ({
      type: 'tableRow',
      content: cells.map((cell) => ({ type: place === 0 ? 'tableHeader' : 'tableCell', content: [paragraph(cell.trim())] })),
    })),
  };
}

/** A cell that holds a tab, a line break or a quotation mark stands between quotation marks, and has its own twice. */
const CELL = /(?:"((?:[^"]|""){0,5000})"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|$)/gy;

function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    row.push(quoted?.replaceAll('""', '"').replaceAll('\r\n', '\n') ?? plain);
    if (end === '\t') continue;
    rows.push(row);
    if (end === '') break;
    row = [];
  }
  return rows;
}

/** What only somebody who writes Markdown writes. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /\]\((?:https?:|mailto:|\/)/,
  /(?:^|\s)(?:\*\*|__)\S[^*_\n]*(?:\*\*|__)(?:\s|[.,;:!?]|$)/m,
  /^>\s\S/m,
];
const POINT = /^\s{0,12}(?:[-*+]|\d{1,9}\.) \S/;
const RULE = /^\|[\s:|-]+$/;

/** Whether a text is written as Markdown: a heading, a link, a table, a quote, bold words, or two points of a list after each other. */
export function isMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isAfter = (sign: RegExp, before: (line: string) => boolean) =>
    lines.some((line, place) => place > 0 && sign.test(line) && before(lines[place - 1] ?? ''));
  return (
    SIGNS.some((sign) => sign.test(text)) || isAfter(POINT, (line) => POINT.test(line)) || isAfter(RULE, (line) => line.startsWith('|'))
  );
}

/** The lines that have something in them, each a paragraph. */
export function linesOf(text: string): Block[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paragraph);
}
