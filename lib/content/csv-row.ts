/** Before what a spreadsheet takes for the beginning of a formula, its wide forms among them (OWASP, CSV Injection). */
const BEFORE_FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[\s"]{0,20}[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A spreadsheet takes UTF-8 for something else unless the file begins so. */
export const SPREADSHEET_BOM = '\uFEFF';

/**
 * A row of a CSV file (RFC 4180): its cells between commas, each in quotation marks, CRLF at the end. No cell is read as a formula, of a
 * spreadsheet that parts cells by semicolons neither: an apostrophe stands before what would begin one. A number is written with a
 * decimal comma, and none stands before it.
 */
export function csvRow(cells: ReadonlyArray<string | number>): string {
  return `${cells.map((given) => cell(given, BEFORE_FORMULA)).join(',')}\r\n`;
}

/** What a semicolon parts, a comma may: the same for a file between whose cells semicolons stand. */
const BEFORE_FORMULA_ANYWHERE = /^(?=[\t\r\n])|(?<=^|[;,\t\r\n])(?=[\s"]{0,20}[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** The same between semicolons, as a Swedish spreadsheet opens it: for files that people save from a screen. Programs are given commas. */
export function spreadsheetRow(cells: ReadonlyArray<string | number>): string {
  return `${cells.map((given) => cell(given, BEFORE_FORMULA_ANYWHERE)).join(';')}\r\n`;
}

function cell(given: string | number, beforeFormula: RegExp): string {
  if (typeof given === 'number') return `"${String(given).replace('.', ',')}"`;
  return `"${given.replace(beforeFormula, "'").replaceAll('"', '""')}"`;
}
