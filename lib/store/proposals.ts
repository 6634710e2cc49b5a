import type { Author } from '#lib/contract/article.ts';
import type { Decision } from '#lib/contract/closed/proposal.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { MadeWith } from '#lib/contract/provenance.ts';
import type { Proposed } from '#lib/proposals/proposed.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { OF_SEEN } from '#lib/store/seen-by.ts';
import { type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

export interface NewProposal extends Proposed {
  id: string;
  innehall: string;
  sprak: Language;
  bas: string;
  /** Of the version as it is proposed. */
  hash: string;
  kommentar: string;
  /** What its proposer says that it was made with. */
  gjord_med: MadeWith | null;
  av: Author;
  skapad: string;
}

/** What has been decided of one part of a proposal. */
export interface KeptDecision {
  del: string;
  utfall: Decision;
  orsak: string;
  av: Author;
  tid: string;
  revision: string | null;
}

export interface KeptProposal extends NewProposal {
  beslut: KeptDecision[];
}

const COLUMNS = `f.id, f.innehall_id AS innehall, f.sprak, f.bas, f.hash, f.kommentar, f.gjord_med, ${named('f.av')} AS av, f.skapad, f.delar, f.ordning,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('del', b.del, 'utfall', b.utfall, 'orsak', b.orsak, 'av', ${named('b.av')},
      'tid', to_char(b.tid AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'revision', b.revision_id)), '[]')
    FROM ${OF_SEEN} forslagsbeslut b WHERE b.forslag_id = f.id) AS beslut`;
const UNDECIDED = `f.antal > (SELECT count(*) FROM ${OF_SEEN} forslagsbeslut b WHERE b.forslag_id = f.id)`;

/** SQL that counts, as `antal`, the proposals of a language version `v` that have something undecided in them, where the version is read as seen. */
export const OPEN_OF_VERSION = `SELECT count(*)::int AS antal FROM ${OF_SEEN} andringsforslag f WHERE f.innehall_id = v.innehall_id AND f.sprak = v.sprak AND ${UNDECIDED}`;

/** The newest first. */
const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'f.skapad', type: 'timestamptz' },
    { sql: 'f.id', type: 'uuid' },
  ],
};
const OF_VERSION = `FROM andringsforslag f WHERE f.innehall_id = $1 AND f.sprak = $2 AND ($3::boolean IS NULL OR (${UNDECIDED}) = $3)`;
const COUNT: Statement = { name: 'proposals_count', text: boundedCount(OF_VERSION) };
const HOW_MANY_OPEN: Statement = {
  name: 'proposals_how_many_open',
  text: `SELECT count(*)::int AS antal FROM andringsforslag f WHERE f.innehall_id = $1 AND f.sprak = $2 AND ${UNDECIDED}`,
};
const BY_ID: Statement = {
  name: 'proposal_by_id',
  text: `SELECT ${COLUMNS} FROM andringsforslag f WHERE f.innehall_id = $1 AND f.sprak = $2 AND f.id = $3`,
};
const CREATE: Statement = {
  name: 'proposal_create',
  text: `INSERT INTO andringsforslag (id, innehall_id, sprak, bas, hash, kommentar, delar, ordning, antal, av, skapad, gjord_med)
    VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10::jsonb, $11, $12::jsonb)`,
};
const DECIDE: Statement = {
  name: 'proposal_decide',
  text: `INSERT INTO forslagsbeslut (forslag_id, innehall_id, del, utfall, orsak, av, tid, revision_id)
    SELECT $1, $2, d.del, d.utfall, $5, $6::jsonb, $7, CASE WHEN d.utfall = 'godtagen' THEN $8::uuid END
    FROM unnest($3::text[], $4::text[]) AS d(del, utfall)`,
};

/** What has been proposed in texts, and decided of it: written once, and never changed. To be written while the item is held. */
export class Proposals extends Aggregate {
  /** Those of the language version: with something undecided in them, with nothing, or all. */
  async list(innehall: string, sprak: Language, undecided: boolean | null, window: Window): Promise<Stretch<KeptProposal>> {
    const wanted = [innehall, sprak, undecided];
    const { name, further, place, values } = windowText(ORDER, window, wanted);
    // What was decided is asked of those of the page alone.
    const list = {
      name: `proposals_${name}`,
      text: `SELECT ${COLUMNS} FROM (SELECT f.* ${OF_VERSION} ${further} ${place}) f ORDER BY ${orderOf(ORDER)}`,
    };
    const [rows, [counted]] = await Promise.all([
      this.db.query<KeptProposal>(list, values),
      this.db.query<{ antal: number }>(COUNT, wanted),
    ]);
    return stretchOf(rows, countedOf(counted), window, ({ skapad, id }) => [skapad, id]);
  }

  /** How many of the language version have something undecided in them. */
  async howManyOpen(innehall: string, sprak: Language): Promise<number> {
    const [row] = await this.db.query<{ antal: number }>(HOW_MANY_OPEN, [innehall, sprak]);
    return row?.antal ?? 0;
  }

  async get(innehall: string, sprak: Language, id: string): Promise<KeptProposal | undefined> {
    const [row] = await this.db.query<KeptProposal>(BY_ID, [innehall, sprak, id]);
    return row;
  }

  async create({ id, innehall, sprak, bas, hash, kommentar, delar, ordning, av, skapad, gjord_med }: NewProposal): Promise<void> {
    const told = [JSON.stringify(delar), ordning, delar.length, JSON.stringify(av), skapad, gjord_med && JSON.stringify(gjord_med)];
    await this.db.query(CREATE, [id, innehall, sprak, bas, hash, kommentar, ...told]);
  }

  /** Decides of those parts, each by its id; `revision` is where those are that are accepted. */
  async decide(
    { id, innehall }: Pick<NewProposal, 'id' | 'innehall'>,
    outcomes: ReadonlyMap<string, Decision>,
    { orsak, av, tid, revision }: Pick<KeptDecision, 'orsak' | 'av' | 'tid' | 'revision'>,
  ): Promise<void> {
    if (outcomes.size === 0) return;
    await this.db.query(DECIDE, [id, innehall, [...outcomes.keys()], [...outcomes.values()], orsak, JSON.stringify(av), tid, revision]);
  }
}
