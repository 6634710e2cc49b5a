import { recordOf } from '#lib/contract/record-of.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { chained, rootOf, type SealedRow } from '#lib/store/seal-values.ts';
import { rowHash, rowVersion, SEALED_NAMES, SEALED_TABLES, type SealedTableName } from '#lib/store/sealed-tables.ts';

/** Of all instances one seals at a time; the others leave it be rather than wait. */
const TAKE_TURN: Statement = {
  name: 'seal_take_turn',
  text: "SELECT pg_try_advisory_xact_lock(hashtextextended('forsegling', 1)) AS min",
};
const WAITING: Statement = {
  name: 'seal_waiting',
  text: 'SELECT lopnr, tabell, rad FROM public.oforseglad ORDER BY lopnr LIMIT $1',
};
const LATEST: Statement = { name: 'seal_latest', text: 'SELECT s.nr::text, s.rot FROM public.sigill s ORDER BY s.nr DESC LIMIT 1' };
/** The chain of each language that the rows belong to, as far as it has come. */
const CHAINS: Statement = {
  name: 'seal_chains',
  text: `SELECT v.tabell, v.innehall, v.sprak, (SELECT s.kedja FROM public.sigillrad s
      WHERE s.tabell = v.tabell AND s.innehall_id = v.innehall AND s.sprak = v.sprak AND s.kedja IS NOT NULL
      ORDER BY s.nr DESC, s.plats DESC LIMIT 1) AS kedja
    FROM (SELECT DISTINCT tabell, innehall, sprak FROM unnest($1::text[], $2::uuid[], $3::text[]) AS v(tabell, innehall, sprak)) v`,
};
const SEAL: Statement = {
  name: 'seal_add',
  text: 'INSERT INTO public.sigill (nr, tid, antal, foregaende, rot) VALUES ($1, $2, $3, $4, $5)',
};
const ROWS: Statement = {
  name: 'seal_add_rows',
  text: `INSERT INTO public.sigillrad (nr, plats, tabell, rad, hash, innehall_id, sprak, version, kedja)
    SELECT $1, r.plats - 1, r.tabell, r.rad, r.hash, r.innehall, r.sprak, r.version, r.kedja
    FROM unnest($2::text[], $3::text[], $4::text[], $5::uuid[], $6::text[], $7::int[], $8::text[])
      WITH ORDINALITY AS r(tabell, rad, hash, innehall, sprak, version, kedja, plats)`,
};
const STATE: Statement = {
  name: 'seal_state',
  text: `SELECT coalesce((SELECT nr FROM public.sigill ORDER BY nr DESC LIMIT 1), 0)::int AS sigill,
      coalesce((SELECT rot FROM public.sigill ORDER BY nr DESC LIMIT 1), '') AS rot, (SELECT count(*) FROM public.oforseglad)::int AS vantar`,
};
const OF_PUBLICATION: Statement = {
  name: 'seal_of_publication',
  text: `SELECT s.nr::text, s.tid, s.rot FROM public.sigillrad r JOIN public.sigill s ON s.nr = r.nr
    WHERE r.tabell = 'publicering' AND r.rad = $1 ORDER BY r.nr LIMIT 1`,
};
const TAKE_OUT: Statement = { name: 'seal_take_out', text: 'DELETE FROM public.oforseglad WHERE lopnr = ANY($1::bigint[])' };

const READ = recordOf(
  SEALED_NAMES,
  (name): Statement => ({
    name: `seal_read_${name}`,
    text: `SELECT r.id::text AS rad, ${rowHash(SEALED_TABLES[name])} AS hash, ${rowVersion(SEALED_TABLES[name])}
        FROM public.${name} r WHERE r.id = ANY($1::${SEALED_TABLES[name].id}[])`,
  }),
);

interface Waiting {
  lopnr: string;
  tabell: SealedTableName;
  rad: string;
}

/** The seals over history: docs/decisions/tamper-evidence.md. */
export class Seals extends Aggregate {
  /**
   * Seals what has waited longest, at most so many rows, and says how many it was; nothing while another instance does. Within
   * a transaction: killed in the middle it has done nothing. No write waits for it, nor it for any write: what is committed
   * later is in the queue later.
   */
  async sealNext(now: string, most: number): Promise<number> {
    const [turn] = await this.db.query<{ min: boolean }>(TAKE_TURN, []);
    if (turn?.min !== true) return 0;
    const waiting = await this.db.query<Waiting>(WAITING, [most]);
    if (waiting.length === 0) return 0;
    const rows = await this.chain(await this.read(waiting));
    const [latest] = await this.db.query<{ nr: string; rot: string }>(LATEST, []);
    const head = { nr: String(BigInt(latest?.nr ?? 0) + 1n), tid: now, foregaende: latest?.rot ?? '' };
    const column = (key: keyof SealedRow) => rows.map((row) => row[key]);
    await Promise.all([
      this.db.query(SEAL, [head.nr, head.tid, rows.length, head.foregaende, rootOf(head, rows)]),
      this.db.query(ROWS, [
        ...[head.nr, column('tabell'), column('rad'), column('hash')],
        ...[column('innehall'), column('sprak'), column('version'), column('kedja')],
      ]),
      this.db.query(TAKE_OUT, [waiting.map(({ lopnr }) => lopnr)]),
    ]);
    return rows.length;
  }

  /** How many seals there are, the latest root (empty before the first), and how many rows have no seal yet. */
  async state(): Promise<{ sigill: number; rot: string; vantar: number }> {
    const [state] = await this.db.query<{ sigill: number; rot: string; vantar: number }>(STATE, []);
    return state ?? { sigill: 0, rot: '', vantar: 0 };
  }

  /** The seal that a publication lies under; undefined until it is sealed. */
  async ofPublication(id: string): Promise<{ nr: string; tid: string; rot: string } | undefined> {
    const [seal] = await this.db.query<{ nr: string; tid: string; rot: string }>(OF_PUBLICATION, [id]);
    return seal;
  }

  private async read(waiting: readonly Waiting[]): Promise<SealedRow[]> {
    const found = new Map<string, SealedRow>();
    for (const tabell of SEALED_NAMES) {
      const ids = waiting.flatMap((one) => (one.tabell === tabell ? [one.rad] : []));
      if (ids.length === 0) continue;
      const rows = await this.db.query<Omit<SealedRow, 'tabell' | 'kedja'>>(READ[tabell], [ids]);
      for (const row of rows) found.set(`${tabell} ${row.rad}`, { tabell, ...row, kedja: null });
    }
    // What was taken away before it was sealed is sealed as that.
    const gone = { hash: '', innehall: null, sprak: null, version: null, kedja: null };
    return waiting.map(({ tabell, rad }) => found.get(`${tabell} ${rad}`) ?? { tabell, rad, ...gone });
  }

  /** The rows, each version with the chain of its language. */
  private async chain(rows: readonly SealedRow[]): Promise<SealedRow[]> {
    const versions = rows.filter(({ innehall }) => innehall !== null);
    const known = await this.db.query<Pick<SealedRow, 'tabell' | 'innehall' | 'sprak' | 'kedja'>>(CHAINS, [
      versions.map(({ tabell }) => tabell),
      versions.map(({ innehall }) => innehall),
      versions.map(({ sprak }) => sprak),
    ]);
    const chains = new Map(known.map((one) => [chainOf(one), one.kedja ?? '']));
    return rows.map((row) => {
      if (row.innehall === null) return row;
      const of = chainOf(row);
      const kedja = chained(chains.get(of) ?? '', row.hash);
      chains.set(of, kedja);
      return { ...row, kedja };
    });
  }
}

function chainOf({ tabell, innehall, sprak }: Pick<SealedRow, 'tabell' | 'innehall' | 'sprak'>): string {
  return `${tabell} ${innehall} ${sprak}`;
}
