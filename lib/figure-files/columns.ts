import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';

/** What a column of a file may be. */
export interface ColumnKind {
  /** What it is called in `kolumner`. */
  falt: string;
  /** What it is, in a sentence: «Filen har ingen kolumn för …». */
  vad: string;
  /** What such a column is called in files of others, in small letters and without spaces. */
  kallas: readonly string[];
}

/** Which of the file's columns each is. */
export type Columns<Field extends string> = Partial<Record<Field, { plats: number; rubrik: string }>>;

/** So many of a file's columns are told of, and so much of each name. */
const TOLD = 40;
const LONGEST_NAME = 60;

/** The names of a file's columns, as they are told of. */
export function toldNames(names: readonly string[]): string[] {
  return names.slice(0, TOLD).map((name) => name.trim().slice(0, LONGEST_NAME));
}

/**
 * Which column each kind is: the one that was named, or else the first that is called so in files of others. One that was named '' is in
 * no column. Of a name that the file does not have, a fault.
 */
export function columnsOf<Field extends string>(
  names: readonly string[],
  kinds: ReadonlyArray<ColumnKind & { falt: Field }>,
  given: Readonly<Record<string, string>>,
): { kolumner: Columns<Field>; faults: FaultEntry[] } {
  const known = names.map(plain);
  const kolumner: Columns<Field> = {};
  const faults: FaultEntry[] = [];
  for (const { falt, kallas } of kinds) {
    const named = given[falt];
    if (named === '') continue;
    const wanted = named === undefined ? kallas : [plain(named)];
    const plats = wanted.map((name) => known.indexOf(name)).find((place) => place !== -1);
    if (plats !== undefined) kolumner[falt] = { plats, rubrik: toldNames(names.slice(plats, plats + 1))[0] ?? '' };
    else if (named !== undefined)
      faults.push(
        faultEntry(
          'csv_kolumn_okand',
          { falt: `kolumner.${falt}` },
          { rubrik: named.slice(0, LONGEST_NAME), kolumner: toldNames(names).join(', ') },
        ),
      );
  }
  return { kolumner, faults };
}

/** A name as it is compared: however it is spaced, and in small letters. */
function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
