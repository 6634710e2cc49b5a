import { keysOf } from '#lib/content/keys-of.ts';
import type { Statement } from '#lib/store/database.ts';
import { rowHash } from '#lib/store/sealed-tables.ts';

/** A table that readers see something of, and whose rows change. */
export interface ShownTable {
  /** SQL for what a row `r` is called in imprints. */
  rad: string;
  /** By what its rows are leafed through, and its type. */
  ordning: { av: string; typ: 'uuid' | 'text' };
  /** What readers see of it, or what decides what they see. */
  columns: readonly string[];
}

/**
 * What readers see that is no history. Whoever adds a column that they see adds it here, and in a migration an imprint of each row; a test
 * goes through the columns there are.
 */
export const SHOWN_TABLES = {
  media: {
    rad: 'r.id::text',
    ordning: { av: 'r.id', typ: 'uuid' },
    columns: [
      ...[
        'id',
        'typ',
        'bredd',
        'hojd',
        'byte',
        'hash',
        'bredder',
        'filer',
        'alt',
        'caption',
        'caption_en',
        'kredit',
        'fokus',
        'raderad',
        'fil',
        'rorlig',
      ],
    ],
  },
  sektion: {
    rad: 'r.id',
    ordning: { av: 'r.id', typ: 'text' },
    columns: ['id', 'namn', 'namn_en', 'mallar', 'kategori', 'sprak', 'ordning', 'arkiverad'],
  },
  person: { rad: 'r.id::text', ordning: { av: 'r.id', typ: 'uuid' }, columns: ['id', 'namn'] },
  installning: {
    rad: `r.nyckel || ' ' || r.version`,
    ordning: { av: `r.nyckel || ' ' || r.version`, typ: 'text' },
    columns: ['nyckel', 'version', 'varde'],
  },
} as const satisfies Record<string, ShownTable>;

export type ShownName = keyof typeof SHOWN_TABLES;

export const SHOWN_NAMES = keysOf(SHOWN_TABLES);

/** SQL for the imprint of the row `r` of the table. */
export function imprintOf(table: ShownName): string {
  return rowHash({ columns: SHOWN_TABLES[table].columns, times: [] });
}

/** SQL for the imprint of a text. */
export function imprintOfText(text: string): string {
  return `pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(${text}, 'UTF8')), 'hex')`;
}

/** SQL for the latest imprint of that kind and name; NULL where there is none. */
export function latestImprint(tabell: string, rad: string): string {
  return `(SELECT avt.hash FROM public.avtryck avt WHERE avt.tabell = ${tabell} AND avt.rad = ${rad} ORDER BY avt.id DESC LIMIT 1)`;
}

/** SQL that leaves an imprint of the rows of `r`, which a statement has written, where they are not as they were. */
export function leaveImprints(table: ShownName): string {
  const { rad } = SHOWN_TABLES[table];
  return `INSERT INTO public.avtryck (tabell, rad, hash) SELECT '${table}', n.rad, n.hash FROM (SELECT ${rad} AS rad, ${imprintOf(table)} AS hash FROM r) n
    WHERE n.hash IS DISTINCT FROM ${latestImprint(`'${table}'`, 'n.rad')}`;
}

/**
 * The statement, and within it the imprint of each row that it writes: what is changed in no such way is found to be
 * (docs/decisions/tamper-evidence.md). It answers those columns of the rows, or nothing. It is written without RETURNING, and calls the
 * table by its name.
 */
export function imprinted(table: ShownName, { name, text }: Statement, columns?: string): Statement {
  const rows = `WITH r AS (${text} RETURNING ${table}.*)`;
  if (columns === undefined) return { name, text: `${rows} ${leaveImprints(table)}` };
  return { name, text: `${rows}, avtryckt AS (${leaveImprints(table)}) SELECT ${columns} FROM r` };
}
