import type { Revision } from '#lib/contract/article.ts';
import { BRAKE_FUNCTIONS, BRAKE_FUNCTIONS_NOW, BRAKES, BRAKES_NOW, type Brake } from '#lib/store/brakes.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { ReportBlocks } from '#lib/store/report-blocks.ts';
import { type LiveRevision, ReportRevisions } from '#lib/store/report-revisions.ts';
import { REVISION_COLUMNS, type RevisionRow, revisionOf } from '#lib/store/revisions.ts';
import type { SealedRow, SealHead } from '#lib/store/seal-values.ts';
import { rowHash, rowVersion, SEALED_NAMES, SEALED_TABLES, type SealedTableName } from '#lib/store/sealed-tables.ts';

const NEXT_SEAL: Statement = {
  name: 'history_next_seal',
  text: 'SELECT s.nr::text, s.tid, s.antal, s.foregaende, s.rot FROM public.sigill s WHERE s.nr > $1 ORDER BY s.nr LIMIT 1',
};
const SEALED: Statement = {
  name: 'history_sealed',
  text: `SELECT s.tabell, s.rad, s.hash, s.innehall_id AS innehall, s.sprak, s.version, s.kedja,
      coalesce((SELECT f.kedja FROM public.sigillrad f WHERE f.tabell = s.tabell AND f.innehall_id = s.innehall_id AND f.sprak = s.sprak AND f.kedja IS NOT NULL
        AND (f.nr, f.plats) < (s.nr, s.plats) ORDER BY f.nr DESC, f.plats DESC LIMIT 1), '') AS fore
    FROM public.sigillrad s WHERE s.nr = $1 ORDER BY s.plats`,
};
const STRAY_SEALED: Statement = {
  name: 'history_stray_sealed',
  text: 'SELECT DISTINCT s.nr::text FROM public.sigillrad s WHERE NOT EXISTS (SELECT FROM public.sigill g WHERE g.nr = s.nr) ORDER BY 1 LIMIT 100',
};
const HASHES = Object.fromEntries(
  SEALED_NAMES.map((name) => [
    name,
    {
      name: `history_hashes_${name}`,
      text: `SELECT r.id::text AS rad, ${rowHash(SEALED_TABLES[name])} AS hash FROM public.${name} r WHERE r.id = ANY($1::${SEALED_TABLES[name].id}[])`,
    },
  ]),
) as Record<SealedTableName, Statement>;
const ROWS = Object.fromEntries(
  SEALED_NAMES.map((name) => [
    name,
    {
      name: `history_rows_${name}`,
      text: `WITH r AS MATERIALIZED (SELECT * FROM (SELECT ${idAndVersion(name)} FROM public.${name} r WHERE $1::text IS NULL OR r.id > $1::${SEALED_TABLES[name].id}
          ORDER BY r.id LIMIT $2) r)
        SELECT r.rad, r.innehall, r.sprak, r.version, NOT EXISTS (SELECT FROM public.sigillrad s WHERE s.tabell = '${name}' AND s.rad = r.rad)
          AND NOT EXISTS (SELECT FROM public.oforseglad o WHERE o.tabell = '${name}' AND o.rad = r.rad) AS oforseglad
        FROM r`,
    },
  ]),
) as Record<SealedTableName, Statement>;

function idAndVersion(name: SealedTableName): string {
  return `r.id, r.id::text AS rad, ${rowVersion(SEALED_TABLES[name])}`;
}

const PRUNINGS: Statement = {
  name: 'history_prunings',
  text: `SELECT r.id::text AS rad, r.tid, r.detalj, i.varde #> '{varden,logg,sparas_manader}' AS installt,
      EXISTS (SELECT FROM public.oforseglad o WHERE o.tabell = 'logg' AND o.rad = r.id::text)
        OR EXISTS (SELECT FROM public.sigillrad s WHERE s.tabell = 'logg' AND s.rad = r.id::text AND s.hash = ${rowHash(SEALED_TABLES.logg)}) AS orord
    FROM public.logg r LEFT JOIN public.installning i ON i.nyckel = 'installningar' AND i.version::text = r.detalj ->> 'version'
    WHERE r.operation = 'gallraLogg' ORDER BY r.id`,
};
const SIZES: Statement = {
  name: 'history_sizes',
  text: 'SELECT r.id, r.live_grund AS grund, coalesce(pg_column_size(r.dokument), pg_column_size(r.block)) AS byte FROM public.revision r WHERE r.id = ANY($1::uuid[])',
};
const REVISIONS: Statement = {
  name: 'history_revisions',
  text: `SELECT ${REVISION_COLUMNS} FROM public.revision r WHERE r.id = ANY($1::uuid[])`,
};
const WAITING: Statement = {
  name: 'history_waiting',
  text: `SELECT (SELECT count(*) FROM public.oforseglad)::int AS antal, coalesce((SELECT tid FROM public.oforseglad ORDER BY lopnr LIMIT 1) < $1::timestamptz, false) AS lange`,
};
const SEALED_SINCE: Statement = {
  name: 'history_sealed_since',
  text: 'SELECT EXISTS (SELECT FROM public.sigill WHERE tid > $1) AS nyligen',
};
const KNOWS: Statement = { name: 'history_knows', text: 'SELECT EXISTS (SELECT FROM public.sigill WHERE rot = $1) AS finns' };
const LATEST: Statement = {
  name: 'history_latest',
  text: 'SELECT s.nr::int AS sigill, s.rot FROM public.sigill s ORDER BY s.nr DESC LIMIT 1',
};
const NOTED: Statement = {
  name: 'history_noted',
  text: `SELECT DISTINCT k.rot FROM public.historikkontroll k WHERE k.rot <> '' AND NOT EXISTS (SELECT FROM public.sigill s WHERE s.rot = k.rot) LIMIT 100`,
};
const TOTAL: Statement = { name: 'history_total', text: 'SELECT coalesce(sum(antal), 0)::int AS antal FROM public.sigill' };
const TRIGGERS: Statement = { name: 'history_brakes', text: BRAKES_NOW };
const FUNCTIONS: Statement = { name: 'history_brake_functions', text: BRAKE_FUNCTIONS_NOW };

const ID = { uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, bigint: /^-?\d{1,18}$/ };

/** A row that has been sealed, and the chain of its language before it. */
export interface SealedRowBefore extends SealedRow {
  fore: string;
}

export interface Seal extends SealHead {
  antal: number;
  rot: string;
}

/** Of a row of history, whether nothing knows of it. */
export interface HistoryRow extends Pick<SealedRow, 'rad' | 'innehall' | 'sprak' | 'version'> {
  oforseglad: boolean;
}

/** A line of the log that tells which others were pruned, as it stands. */
export interface PruningLine {
  rad: string;
  tid: string;
  detalj: unknown;
  /** What the settings that it names say of how long the log is kept. */
  installt: unknown;
  /** Whether it is as it was sealed, or waits for its seal. */
  orord: boolean;
}

/** A revision to be read: how much its document takes as it is stored, and the one it goes on from. */
export interface RevisionSize {
  id: string;
  byte: number;
  grund: string | null;
}

/** A brake by its table and name, or a function that brakes run, of no table. */
export interface BrokenBrake {
  tabell: string;
  rad: string;
  kod: 'sparr_avstangd' | 'sparr_andrad';
}

/** History as it is kept, for whoever holds it against its seals; a piece at a time, and nothing is written. */
export class HistoryRows extends Aggregate {
  private readonly live: ReportRevisions;

  constructor(db: Queryable) {
    super(db);
    // Its own: reports are read from their beginning here, while everybody else keeps their ends.
    this.live = new ReportRevisions(db, new ReportBlocks());
  }

  /** The first seal after that one. */
  async nextSeal(nr: string): Promise<Seal | undefined> {
    const [seal] = await this.db.query<Seal>(NEXT_SEAL, [nr]);
    return seal;
  }

  /** How many rows have been sealed. */
  async total(): Promise<number> {
    const [row] = await this.db.query<{ antal: number }>(TOTAL, []);
    return row?.antal ?? 0;
  }

  async sealedIn(nr: string): Promise<SealedRowBefore[]> {
    return this.db.query<SealedRowBefore>(SEALED, [nr]);
  }

  /** Numbers of seals of which there are only the rows. */
  async strayNumbers(): Promise<string[]> {
    return (await this.db.query<{ nr: string }>(STRAY_SEALED, [])).map(({ nr }) => nr);
  }

  /** What those rows hash to as they are now; of one that is gone nothing. */
  async hashes(tabell: SealedTableName, ids: readonly string[]): Promise<Map<string, string>> {
    // What stands in a seal may have been changed too: what is no id is of no row.
    const rows = await this.db.query<{ rad: string; hash: string }>(HASHES[tabell], [
      ids.filter((id) => ID[SEALED_TABLES[tabell].id].test(id)),
    ]);
    return new Map(rows.map(({ rad, hash }) => [rad, hash]));
  }

  /** The rows that come after that one in the table, by their ids. */
  async rowsAfter(tabell: SealedTableName, id: string | null, most: number): Promise<HistoryRow[]> {
    return this.db.query<HistoryRow>(ROWS[tabell], [id, most]);
  }

  /** What was pruned, in its order. */
  async prunings(): Promise<PruningLine[]> {
    return this.db.query<PruningLine>(PRUNINGS, []);
  }

  async sizes(ids: readonly string[]): Promise<RevisionSize[]> {
    return this.db.query<RevisionSize>(SIZES, [ids]);
  }

  /** Revisions that were saved whole. */
  async revisions(ids: readonly string[]): Promise<Revision[]> {
    return (await this.db.query<RevisionRow>(REVISIONS, [ids])).map(revisionOf);
  }

  /** A revision that goes on from another. Throws when the two cannot be put together. */
  async liveRevision(id: string): Promise<LiveRevision | undefined> {
    return (await this.live.read([id])).get(id);
  }

  /** How many rows wait for their seal, and whether one has waited since before `since` though nothing has been sealed after it. */
  async waiting(since: string): Promise<{ antal: number; lange: boolean }> {
    const [[waiting], [sealed]] = await Promise.all([
      this.db.query<{ antal: number; lange: boolean }>(WAITING, [since]),
      this.db.query<{ nyligen: boolean }>(SEALED_SINCE, [since]),
    ]);
    return { antal: waiting?.antal ?? 0, lange: waiting?.lange === true && sealed?.nyligen !== true };
  }

  async knowsRoot(rot: string): Promise<boolean> {
    const [row] = await this.db.query<{ finns: boolean }>(KNOWS, [rot]);
    return row?.finns ?? false;
  }

  /** Roots that earlier checks have noted, and that are no root any more. */
  async lostRoots(): Promise<string[]> {
    return (await this.db.query<{ rot: string }>(NOTED, [])).map(({ rot }) => rot);
  }

  /** How many seals there are, and the latest root; empty before the first. */
  async latest(): Promise<{ sigill: number; rot: string }> {
    const [latest] = await this.db.query<{ sigill: number; rot: string }>(LATEST, []);
    return latest ?? { sigill: 0, rot: '' };
  }

  /** The brakes that are not as the migrations make them: gone or off, or altered, by themselves or by the function that they run. */
  async brokenBrakes(): Promise<BrokenBrake[]> {
    const [triggers, functions] = await Promise.all([
      this.db.query<Brake & { pa: boolean }>(TRIGGERS, [[...new Set(BRAKES.map(({ tabell }) => tabell))]]),
      this.db.query<{ namn: string; hash: string }>(FUNCTIONS, [Object.keys(BRAKE_FUNCTIONS)]),
    ]);
    const broken = BRAKES.flatMap(({ tabell, sparr, typ, funktion }): BrokenBrake[] => {
      const now = triggers.find((one) => one.tabell === tabell && one.sparr === sparr);
      if (now?.pa !== true) return [{ tabell, rad: sparr, kod: 'sparr_avstangd' }];
      return now.typ === typ && now.funktion === funktion ? [] : [{ tabell, rad: sparr, kod: 'sparr_andrad' }];
    });
    const altered = Object.entries(BRAKE_FUNCTIONS).filter(
      ([namn, hash]) => !functions.some((one) => one.namn === namn && one.hash === hash),
    );
    return [...broken, ...altered.map(([namn]) => ({ tabell: '', rad: namn, kod: 'sparr_andrad' as const }))];
  }
}
