import type { FaultCode } from '#lib/errors/codes.ts';
import type { Columns } from '#lib/figure-files/columns.ts';
import { type RowFault, rowFault } from '#lib/figure-files/row-fault.ts';

/** A row as it is read: what its columns say, by what they are and without spaces around it; nothing of columns that the file does not have. */
export interface CellRow<Field extends string> {
  rad: number;
  celler: Partial<Record<Field, string>>;
}

/** No name and no address in a file of figures is longer. */
const LONGEST_CELL = 2_000;
/** What a spreadsheet would carry out. A number has a sign before it too. */
const FORMULA = /^[=@\uFF1D\uFF20]|^[+\uFF0B-](?![\d., ])/;

/**
 * What a row says, or why it says nothing: it has more or fewer cells than there are names, or one of those asked for is a formula, is too long, or holds
 * what no database keeps.
 */
export function cellsOf<Field extends string>(
  { rad, celler }: { rad: number; celler: readonly string[] },
  names: number,
  kolumner: Columns<Field>,
): CellRow<Field> | RowFault {
  // Some write a delimiter after the last cell of each row, and none after the last name.
  const isWhole = celler.length >= names && celler.slice(names).every((cell) => cell.trim() === '');
  if (!isWhole) return rowFault('rad_kolumner', rad, { antal: celler.length, vantat: names });
  const row: CellRow<Field> = { rad, celler: {} };
  for (const field of fieldsOf(kolumner)) {
    const text = celler[kolumner[field]?.plats ?? -1]?.trim() ?? '';
    row.celler[field] = text;
    if (text.length > LONGEST_CELL || text.includes('\0') || !text.isWellFormed()) return cellFault('rad_cell', row, field, kolumner);
    if (FORMULA.test(text)) return cellFault('rad_formel', row, field, kolumner);
  }
  return row;
}

/** A fault of what a row says in a column. */
export function cellFault<Field extends string>(
  kod: FaultCode,
  { rad, celler }: CellRow<Field>,
  field: Field,
  kolumner: Columns<Field>,
  params: Readonly<Record<string, string>> = {},
): RowFault {
  return rowFault(kod, rad, { kolumn: kolumner[field]?.rubrik ?? '', cell: celler[field] ?? '', ...params });
}

/** Whether a row is not taken. */
export function isFault<Read extends object>(read: Read | RowFault): read is RowFault {
  return 'orsak' in read;
}

/** What was read, apart from what was not taken. */
export function parted<Read extends object>(all: ReadonlyArray<Read | RowFault>): { read: Read[]; refused: RowFault[] } {
  const read: Read[] = [];
  const refused: RowFault[] = [];
  for (const one of all) {
    if (isFault<Read>(one)) refused.push(one);
    else read.push(one);
  }
  return { read, refused };
}

function fieldsOf<Field extends string>(kolumner: Columns<Field>): Field[] {
  // The keys of what columnsOf has made are those fields and no other.
  return Object.keys(kolumner) as Field[];
}
