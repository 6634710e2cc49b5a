/** Before what a spreadsheet takes for the beginning of a formula, its wide forms among them (OWASP, CSV Injection). */
const BEFORE_FORMULA = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[\s"]{0,20}[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * A row of a CSV file (RFC 4180): its cells between commas, each in quotation marks, CRLF at the end. No cell is read as a formula, of a
 * spreadsheet that parts cells by semicolons neither: an apostrophe stands before what would begin one.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  return `"${text.replace(BEFORE_FORMULA, "'").replaceAll('"', '""')}"`;
}
