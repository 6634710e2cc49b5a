import { keysOf } from '#lib/content/keys-of.ts';

/** A table of history: what stands in it is never changed, and is sealed. */
export interface SealedTable {
  /** The type of `id`. */
  id: 'uuid' | 'bigint';
  /** All its columns: a row whose column is not named here could be changed without being noticed (history-check.test.ts). */
  columns: readonly string[];
  /** Those of them that are times, told as numbers: how a time is written depends on who asks. */
  times: readonly string[];
  /** Those that are bytes, told in hex: how bytes are written does too. */
  bytes?: readonly string[];
  /** What names a row to people, and makes it a link of its language's chain. */
  version?: Readonly<Record<'innehall' | 'sprak' | 'nr', string>>;
}

/**
 * The tables that are sealed. A new one is an entry here, and in a migration the triggers `…_oforanderlig` and `…_forseglas`,
 * its name among those that `oforseglad` and `sigillrad` take, and its rows put into `oforseglad`. A column that is added later must be null in all rows that are sealed by then: it is
 * not part of the hash there.
 */
export const SEALED_TABLES = {
  revision: {
    id: 'uuid',
    columns: [
      ...['id', 'innehall_id', 'sprak', 'nr', 'hash', 'rubrik', 'ingress', 'block', 'meta', 'hero', 'slug', 'bas', 'kall_revision'],
      ...['kommentar', 'av', 'typ', 'skapad', 'live_grund', 'live_steg', 'live_andring', 'dokument', 'live_lasare', 'gjord_med'],
    ],
    times: ['skapad'],
    bytes: ['dokument'],
    version: { innehall: 'innehall_id', sprak: 'sprak', nr: 'nr' },
  },
  publicering: {
    id: 'uuid',
    columns: [
      ...['id', 'nr', 'innehall_id', 'sprak', 'revision_id', 'release_id', 'sektion', 'slug', 'mall', 'mall_version', 'taggar'],
      ...['kategorier', 'sponsrad', 'kallor', 'ansvarig', 'agare', 'publicerad', 'uppdaterad', 'skapad', 'lank', 'listad', 'ord'],
    ],
    times: ['publicerad', 'uppdaterad', 'skapad'],
    version: { innehall: 'innehall_id', sprak: 'sprak', nr: 'nr' },
  },
  release_steg: {
    id: 'bigint',
    columns: ['id', 'release_id', 'nr', 'steg', 'tillstand', 'detalj', 'tid'],
    times: ['tid'],
  },
  logg: {
    id: 'bigint',
    columns: ['id', 'tid', 'operation', 'principal', 'order_av', 'innehall_id', 'detalj', 'korrelation'],
    times: ['tid'],
  },
  avtryck: { id: 'bigint', columns: ['id', 'tabell', 'rad', 'hash', 'tid'], times: ['tid'] },
} as const satisfies Record<string, SealedTable>;

export type SealedTableName = keyof typeof SEALED_TABLES;

export const SEALED_NAMES = keysOf(SEALED_TABLES);

/** The tables that prove the others: never changed either. */
export const SEAL_TABLES = ['sigill', 'sigillrad'] as const;

/**
 * SQL for the hash, in hex, of the row `r`: over the names and values of all columns that hold something. Written out in the
 * question and of PostgreSQL's own functions alone, so that nobody can change what it means in the database.
 */
export function rowHash(table: Hashed): string {
  const parts = table.columns.map((column) => {
    return `'"${column}":' || pg_catalog.to_json(${textOf(table, column)})::text`;
  });
  const whole = `pg_catalog.concat_ws(',', ${parts.join(', ')})`;
  return `pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(${whole}, 'UTF8')), 'hex')`;
}

type Hashed = Pick<SealedTable, 'columns' | 'times' | 'bytes'>;

/** SQL for a column's value as text that no setting of whoever asks makes another. */
function textOf({ times, bytes }: Hashed, column: string): string {
  if (times.includes(column)) return `pg_catalog.extract('epoch', r.${column})::text`;
  if (bytes?.includes(column)) return `pg_catalog.encode(r.${column}, 'hex')`;
  return `r.${column}::text`;
}

/** SQL for which language of which article the row `r` is a version of, and its number. */
export function rowVersion({ version }: SealedTable): string {
  if (version === undefined) return 'NULL::uuid AS innehall, NULL::text AS sprak, NULL::int AS version';
  return `r.${version.innehall} AS innehall, r.${version.sprak} AS sprak, r.${version.nr}::int AS version`;
}
