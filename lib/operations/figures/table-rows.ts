import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { delimiterOf, firstRowIn } from '#lib/figure-files/delimiter.ts';
import { inOneTurn } from '#lib/turns/in-turns.ts';

/** A row of a file, with the number of the line that it begins on, as an editor counts them. */
export interface TableRow {
  rad: number;
  celler: string[];
}

/** Why a file cannot be read on, and on which line the row begins that cannot be read. */
export class TableFault extends Error {
  readonly slag: 'citat' | 'lang_rad';
  readonly rad: number;

  constructor(slag: TableFault['slag'], rad: number, cause: unknown) {
    super(`${slag} ${rad}`, { cause });
    this.slag = slag;
    this.rad = rad;
  }
}

/** No row of figures has more characters: what has more lacks a quotation mark. */
const LONGEST_ROW = 64 * 1024;

/**
 * The rows of a CSV file (RFC 4180), one at a time, the row of names first; between cells stands what most often does in that row. A line without anything is no
 * row. Throws TableFault for a quotation mark that is never closed and for a row without an end.
 */
export async function* tableRows(text: AsyncIterable<string>): AsyncGenerator<TableRow, void> {
  const { head, all } = await withHead(text);
  const parser = parse({
    ...{ delimiter: delimiterOf(firstRowIn(head) ?? head), info: true, max_record_size: LONGEST_ROW },
    ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
  });
  // Whoever reads the rows is told what went wrong.
  const rows: AsyncIterable<{ info: Info; record: string[] }> = pipeline(Readable.from(all), parser, () => {});
  let end = 0;
  try {
    for await (const { info, record } of rows) {
      yield { rad: info.lines - record.reduce((lines, cell) => lines + newlinesIn(cell), 0), celler: record };
      end = info.lines;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableFault(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'citat' : 'lang_rad', end + 1, error);
  }
}

/** As much of a text as its first row has, and all of it: a piece at a time, with a turn for everybody else before each. */
async function withHead(text: AsyncIterable<string>): Promise<{ head: string; all: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  let head = '';
  while (head.length < LONGEST_ROW && firstRowIn(head) === undefined) {
    const { done, value } = await pieces.next();
    if (done === true) break;
    head += value;
  }
  async function* all() {
    yield head;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
      const piece = next.value;
      yield await inOneTurn(() => piece);
    }
  }
  return { head, all: all() };
}

function newlinesIn(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0;
}
