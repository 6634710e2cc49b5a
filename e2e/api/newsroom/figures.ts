import type { Answer } from './answer.ts';
import type { Caller, CallOptions } from './caller.ts';

/** A file of revenue: rows of cells, the names of the columns first. */
export function csvOf(rows: ReadonlyArray<readonly string[]>): string {
  return rows.map((cells) => cells.join(';')).join('\n');
}

/** Sends a CSV file of figures, with the other fields of its form. */
export function sendFigures(
  caller: Caller,
  path: '/intakter/import' | '/trafik/import',
  csv: string | Uint8Array,
  fields: Readonly<Record<string, string>> = {},
  options?: CallOptions,
): Promise<Answer> {
  const parts = Object.entries({ kalla: 'prov', ...fields }).map(([name, value]) => ({ name, value }));
  return caller.form(path, [{ name: 'fil', value: csv, filnamn: 'siffror.csv', typ: 'text/csv' }, ...parts], options);
}

/** Asks for what a source has told of some days to be removed. */
export function removeFigures(
  caller: Caller,
  path: '/intakter/import' | '/trafik/import',
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  return caller.form(
    path,
    Object.entries({ kalla: 'prov', ...fields }).map(([name, value]) => ({ name, value })),
  );
}
