import type { StoredFile } from '#lib/contract/stored-file.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { type CellRow, cellsOf, isFault } from '#lib/figure-files/cells.ts';
import { type ColumnKind, type Columns, columnsOf, toldNames } from '#lib/figure-files/columns.ts';
import type { RowFault } from '#lib/figure-files/row-fault.ts';
import { encodingOf, textOf } from '#lib/figure-files/text-of-file.ts';
import { TableFault, tableRows } from '#lib/operations/figures/table-rows.ts';

/** So many rows are read of one file; more are several files. */
export const MOST_ROWS = 100_000;
/** Rows of the same are summed within a file, and a later file takes the place of that sum: what is cut within a day would lose the first half of it. */
const HOW_TO_CUT =
  'Dela filen mellan två dagar, så att alla rader om en dag står i samma fil: annars ersätter den andra filen det som den första sa om dagen';

/** A file of figures, read: its columns, what each row says of those that are asked for, and the rows that say nothing. */
export interface FigureFile<Field extends string> {
  rubriker: string[];
  kolumner: Columns<Field>;
  rows: CellRow<Field>[];
  refused: RowFault[];
}

/** Which columns are asked for. */
export interface AskedColumns<Field extends string> {
  kinds: ReadonlyArray<ColumnKind & { falt: Field }>;
  /** Those that a file must have. */
  needed: readonly Field[];
  /** Which of its columns they are, as far as somebody has said. */
  given: Readonly<Record<string, string>>;
}

/**
 * Reads a CSV file. Throws 422 for a file that is none, that has too many rows, or lacks a column that is needed: then the refusal brings what it has. A row that
 * says nothing is no reason to refuse the others.
 */
export async function readFigureFile<Field extends string>(file: StoredFile, asked: AskedColumns<Field>): Promise<FigureFile<Field>> {
  try {
    return await read(file, asked);
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    const why =
      error.slag === 'citat'
        ? `ett citattecken på rad ${error.rad} eller senare stängs aldrig.`
        : `rad ${error.rad} tar aldrig slut; kanske saknas ett citattecken.`;
    throw unreadable(why, error);
  }
}

async function read<Field extends string>(file: StoredFile, { kinds, needed, given }: AskedColumns<Field>): Promise<FigureFile<Field>> {
  const encoding = await encodingOf(file.read());
  if (encoding === 'excel') throw unreadable('den är en zip-fil eller en Excelfil.');
  if (encoding === 'binar') throw unreadable('den är ingen textfil.');
  const rows = tableRows(textOf(file.read(), encoding));
  const first = await rows.next();
  if (first.done === true) throw unreadable('den är tom.');
  const names = first.value.celler;
  const { kolumner, faults } = columnsOf(names, kinds, given);
  const missing = kinds.filter(({ falt }) => needed.includes(falt) && kolumner[falt] === undefined && (given[falt] ?? '') === '');
  const told = { kolumner: toldNames(names).join(', ') };
  const lacking = missing.map(({ falt, vad }) => faultEntry('csv_kolumn_saknas', { falt: `kolumner.${falt}` }, { vad, ...told }));
  if (faults.length + lacking.length > 0)
    throw new Fault(422, [...faults, ...lacking], { extra: { rubriker: toldNames(names), kolumner: namedColumns(kolumner) } });
  const found: FigureFile<Field> = { rubriker: toldNames(names), kolumner, rows: [], refused: [] };
  for await (const row of rows) {
    if (found.rows.length + found.refused.length === MOST_ROWS)
      throw fault('for_lang', { falt: 'fil' }, { max: `${MOST_ROWS.toLocaleString('sv')} rader. ${HOW_TO_CUT}` });
    const cells = cellsOf(row, names.length, kolumner);
    if (isFault(cells)) found.refused.push(cells);
    else found.rows.push(cells);
  }
  return found;
}

/** The columns by what they are, each with its name in the file. */
export function namedColumns(kolumner: Columns<string>): Record<string, string> {
  return Object.fromEntries(Object.entries(kolumner).flatMap(([falt, column]) => (column === undefined ? [] : [[falt, column.rubrik]])));
}

function unreadable(varfor: string, cause?: unknown): Fault {
  return fault('csv_ogiltig', { falt: 'fil' }, { varfor }, { cause });
}
