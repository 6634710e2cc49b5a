import type { ItemFacts } from '#lib/content/facts.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { RELEASE_STATES, type Release, type ReleaseKind, type ReleaseState } from '#lib/contract/release.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { shortName } from '#lib/store/item-filter.ts';
import { named } from '#lib/store/names.ts';
import { afterThoseTried, type Lease } from '#lib/store/release-queue.ts';
import { type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

export interface NewRelease {
  id: string;
  innehall: string;
  lage: ReleaseKind;
  prov: boolean;
  revisioner: Record<string, string>;
  /** The article's facts, pinned with them; `null` for an order that publishes nothing. */
  fakta: ItemFacts | null;
  datum: string | null;
  av: Author;
  order_av: Author | null;
  overstyr: boolean;
  skapad: string;
  /** The caller's key and what was asked with it, when it sent one. */
  nyckel: { nyckel: string; begaran: string } | null;
}

/** How a release begins that is not carried out at once: waiting for its time, or waiting for its turn. */
export type Beginning = { typ: 'schemalagd'; datum: string } | { typ: 'koad' };

export interface ReleaseFilter {
  fran?: string;
  till?: string;
  tillstand?: readonly ReleaseState[];
  sektion?: string;
}

const CREATE_COLUMNS =
  'id, innehall_id, lage, revisioner, datum, av, order_av, overstyr, skapad, andrad, nyckel, begaran, fakta, prov, sektion';
const CREATE_VALUES = `$1, $2, $3, $4::jsonb, $5, $6::jsonb, $7::jsonb, $8, $9::timestamptz, $9::timestamptz, $10, $11, $12::jsonb, $13,
  (SELECT sektion FROM innehall WHERE id = $2)`;
const CREATE_WAITING: Statement = {
  name: 'release_create_waiting',
  text: `INSERT INTO release (${CREATE_COLUMNS}, tillstand, tur, nasta) VALUES (${CREATE_VALUES}, $14, coalesce($15, now()), coalesce($15, now()))`,
};
// Two of one item are never carried out at once: while there is one, the new one waits its turn.
const CREATE_RUNNING: Statement = {
  name: 'release_create_running',
  text: `INSERT INTO release (${CREATE_COLUMNS}, tur, tillstand, nasta, hallare, forsok)
    SELECT ${CREATE_VALUES}, greatest(now(), ${afterThoseTried('$2', '$1')}), CASE WHEN ledig THEN 'pagar' ELSE 'koad' END, now() + CASE WHEN ledig THEN $15 ELSE 0 END * interval '1 ms',
      CASE WHEN ledig THEN $14::uuid END, ledig::int
    FROM (SELECT NOT EXISTS (SELECT 1 FROM release WHERE innehall_id = $2 AND tillstand = 'pagar') AS ledig) l RETURNING tillstand, tur`,
};
export const STEP_INTO = 'INSERT INTO release_steg (release_id, nr, steg, tillstand, detalj, tid)';
const STEP: Statement = {
  name: 'release_step',
  text: `${STEP_INTO} SELECT $1, coalesce(max(nr), 0) + 1, $2, $3, $4::jsonb, $5 FROM release_steg WHERE release_id = $1`,
};
export const NEXT_STEP = '(SELECT coalesce(max(nr), 0) + 1 FROM release_steg WHERE release_id = r.id)';

/** SQL of what nobody has decided on: it waits for a person, and for nothing else. */
export const ASKED = `tillstand = 'vantar_pa_godkannande'`;
/** SQL of the languages that a release is still of when those are released anew: of an order that is to be confirmed none, which is of all it was asked for or of nothing. */
export const languagesLeft = (released: string) =>
  `CASE WHEN ${ASKED} AND order_hash IS NOT NULL THEN '{}'::jsonb ELSE revisioner - ${released}::text[] END`;
/** SQL of what may still become public by itself, also while it is being carried out. */
export const WAITS = `(nasta IS NOT NULL AND lage IN ('utkast', 'publicera', 'schemalagd'))`;

// Languages that are released anew leave the releases that still wait; one that has none left is over. With $8 those
// that are being carried out leave too: they lose their lease, and so cannot end.
const REPLACE: Statement = {
  name: 'release_replace',
  text: `WITH v AS (
      SELECT id, revisioner - $3::text[] AS kvar FROM release WHERE innehall_id = $1 AND id <> $2 AND nasta IS NOT NULL
        AND lage IN ('utkast', 'publicera', 'schemalagd') AND (NOT $7 OR lage = 'schemalagd') AND revisioner ?| $3::text[] AND nr < (SELECT nr FROM release WHERE id = $2)
        AND ($8 OR tillstand <> 'pagar' OR nasta <= now())),
    r AS (
      UPDATE release r SET andrad = $6, hallare = NULL, revisioner = CASE WHEN v.kvar = '{}' THEN r.revisioner ELSE v.kvar END,
        tillstand = CASE WHEN v.kvar = '{}' THEN $4 WHEN r.tillstand = 'pagar' THEN 'koad' ELSE r.tillstand END,
        nasta = CASE WHEN v.kvar <> '{}' THEN r.nasta END, fel = CASE WHEN v.kvar = '{}' THEN $5::jsonb ELSE r.fel END
      FROM v WHERE r.id = v.id RETURNING r.id)
    ${STEP_INTO} SELECT r.id, ${NEXT_STEP}, $4, 'klar', jsonb_build_object('release', $2::text, 'sprak', $3::text[]), $6 FROM r`,
};
// Takes everything that waits off the queue, and what has only been asked for. What is being carried out is told to stop, and loses its lease at once where
// nothing of it can be under way elsewhere.
const CANCEL_ALL: Statement = {
  name: 'release_cancel_all',
  text: `WITH r AS (
      UPDATE release r SET andrad = $4, tillstand = CASE WHEN pagar AND NOT $5 THEN tillstand ELSE 'avbruten' END,
        nasta = CASE WHEN pagar AND NOT $5 THEN nasta END, hallare = CASE WHEN pagar AND NOT $5 THEN hallare END,
        stopp = r.stopp OR NOT v.begard, fel = $2::jsonb
      FROM (SELECT id AS vid, tillstand = 'pagar' AND nasta > now() AS pagar, ${ASKED} AS begard FROM release
        WHERE innehall_id = $1 AND (${ASKED} OR ${WAITS})) v
      WHERE r.id = v.vid RETURNING r.id)
    ${STEP_INTO} SELECT r.id, ${NEXT_STEP}, 'avbruten', 'klar', $3::jsonb, $4 FROM r`,
};
const TAKEN_DOWN: Statement = {
  name: 'release_taken_down',
  text: `WITH r AS (UPDATE release SET tillstand = 'nedtagen', andrad = $3 WHERE id = coalesce(
      (SELECT release_id FROM publicering WHERE innehall_id = $1 ORDER BY nr DESC LIMIT 1),
      (SELECT id FROM release WHERE innehall_id = $1 AND lage IN ('publicera', 'schemalagd') AND tillstand = 'klar' ORDER BY tur DESC, nr DESC LIMIT 1))
      RETURNING id)
    ${STEP_INTO} SELECT r.id, ${NEXT_STEP}, 'nedtagning', 'klar', $2::jsonb, $3 FROM r`,
};

// The facts of what may still go out: those of what is over stand at what readers got of it.
const COLUMNS = `r.id, CASE WHEN r.nasta IS NOT NULL OR r.tillstand IN ('vantar_pa_godkannande', 'misslyckad') THEN r.fakta - 'agare' END AS fakta, r.lage, r.prov, r.tillstand, r.revisioner, r.datum, ${named('r.av')} AS av, ${named('r.order_av')} AS order_av, ${named('r.godkand_av')} AS godkand_av, r.overstyr, r.forsok, r.utford, r.fel, r.skapad, r.andrad,
  CASE WHEN r.order_hash IS NOT NULL THEN json_build_object('hash', r.order_hash, 'fore', to_char(r.order_fore AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS order_begaran,
  CASE WHEN r.tillstand <> 'pagar' THEN r.nasta END AS nasta,
  json_build_object('id', i.id, 'rubrik', i.rubrik, 'sektion', i.sektion, 'mall', i.mall) AS innehall,
  r.lage = 'schemalagd' AND (r.utford IS NOT NULL OR r.nasta IS NOT NULL) AND coalesce(r.utford, now()) > r.datum + interval '1 minute' AS forsenad,
  (SELECT json_agg(json_build_object('nr', s.nr, 'steg', s.steg, 'tillstand', s.tillstand, 'detalj', s.detalj,
      'tid', to_char(s.tid, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY s.nr) FROM release_steg s WHERE s.release_id = r.id) AS steg`;
const FROM = 'FROM release r JOIN innehall i ON i.id = r.innehall_id';
const LIST: Statement = {
  name: 'release_list',
  text: `SELECT ${COLUMNS} ${FROM} WHERE r.innehall_id = $1 ORDER BY r.nr DESC`,
};
const GET: Statement = { name: 'release_get', text: `SELECT ${COLUMNS} ${FROM} WHERE r.id = $1` };
const CLOCK: Statement = { name: 'release_clock', text: 'SELECT now() AS nu' };

/** The database tells names of statements apart by so many characters. */
const LONGEST_NAME = 63;

/** Those whose time lies furthest ahead first. */
const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'r.tur', type: 'timestamptz' },
    { sql: 'r.nr', type: 'bigint' },
  ],
};

/** A release as it is kept. Whether an order that waits is still what was asked for is no part of it: that follows from what the article is now. */
export interface KeptRelease extends Omit<Release, 'order_begaran'> {
  order_begaran: Omit<NonNullable<Release['order_begaran']>, 'oforandrad'> | null;
}

interface ReleaseRow extends Omit<KeptRelease, 'steg'> {
  steg: Release['steg'] | null;
}

/** One of all, with its place among them. */
type PlacedRow = ReleaseRow & { tur: string; nr: string };

/** Release tracking: what was to be released, on whose order, and every step of it. ReleaseQueue carries it on. */
export class Releases extends Aggregate {
  async create(release: NewRelease, beginning: Beginning): Promise<void> {
    const datum = beginning.typ === 'schemalagd' ? beginning.datum : null;
    await this.db.query(CREATE_WAITING, [...createValues(release), beginning.typ, datum]);
  }

  /**
   * Records a new release that `hallare` is going to carry out. `undefined` when another one of the item is being carried
   * out: the new one waits for its turn then. The item must be held.
   */
  async begin(release: NewRelease, hallare: string, leaseMs: number): Promise<Lease | undefined> {
    const values = [...createValues(release), hallare, leaseMs];
    const [row] = await this.db.query<{ tillstand: ReleaseState; tur: string }>(CREATE_RUNNING, values);
    return row?.tillstand === 'pagar' ? { id: release.id, hallare, tur: row.tur } : undefined;
  }

  async step(id: string, steg: string, tillstand: 'klar' | 'misslyckad', detalj: Record<string, unknown>, tid: string): Promise<void> {
    await this.db.query(STEP, [id, steg, tillstand, JSON.stringify(detalj), tid]);
  }

  /**
   * Takes `sprak` out of the item's releases that wait: `id` releases them instead. `fel` tells of one that has no language
   * left what became of it.
   */
  async replace(
    innehall: string,
    id: string,
    sprak: readonly Language[],
    fel: FaultEntry[],
    options: { tillstand: 'ersatt' | 'avbruten'; baraScheman: boolean; avenPagaende: boolean; now: string },
  ): Promise<void> {
    const { tillstand, baraScheman, avenPagaende, now } = options;
    await this.db.query(REPLACE, [innehall, id, [...sprak], tillstand, JSON.stringify(fel), now, baraScheman, avenPagaende]);
  }

  /** Nothing that waits for the item or was asked for it is released; with `avenPagaende` what is being carried out has lost its lease too. */
  async cancelAll(innehall: string, fel: FaultEntry[], detalj: Record<string, unknown>, now: string, avenPagaende: boolean): Promise<void> {
    await this.db.query(CANCEL_ALL, [innehall, JSON.stringify(fel), JSON.stringify(detalj), now, avenPagaende]);
  }

  /** Records at the newest publication that what it made public has been taken down. */
  async takenDown(innehall: string, detalj: Record<string, unknown>, now: string): Promise<void> {
    await this.db.query(TAKEN_DOWN, [innehall, JSON.stringify(detalj), now]);
  }

  /** The database's clock, by which all releases are timed: those of the instances may differ. */
  async clock(): Promise<string> {
    const [row] = await this.db.query<{ nu: string }>(CLOCK, []);
    if (row === undefined) throw new Error('the database told no time');
    return row.nu;
  }

  async get(id: string): Promise<KeptRelease | undefined> {
    const [row] = await this.db.query<ReleaseRow>(GET, [id]);
    return row && releaseOf(row);
  }

  /** Of one item, newest first: in the order they were taken down, whatever the clocks of those who ordered them said. */
  async list(innehall: string): Promise<KeptRelease[]> {
    const rows = await this.db.query<ReleaseRow>(LIST, [innehall]);
    return rows.map(releaseOf);
  }

  /** Of all items that are not deleted, those whose time lies furthest ahead first. */
  async listAll(filter: ReleaseFilter, window: Window): Promise<Stretch<KeptRelease>> {
    const { name, text, values } = conditionsOf(filter);
    const { name: kind, further, place, values: given } = windowText(ORDER, window, values);
    const list = {
      name: shortName(`release_list_all_${kind}_${name}`, LONGEST_NAME),
      // The page is chosen first, so that articles and steps are looked up for what is shown alone.
      text: `SELECT ${COLUMNS}, r.tur, r.nr::text FROM (SELECT r.* ${text} ${further} ${place}) r JOIN innehall i ON i.id = r.innehall_id
        ORDER BY ${orderOf(ORDER)}`,
    };
    const count = { name: shortName(`release_count_all_${name}`, LONGEST_NAME), text: boundedCount(text) };
    const [rows, [counted]] = await Promise.all([this.db.query<PlacedRow>(list, given), this.db.query<{ antal: number }>(count, values)]);
    const found = stretchOf(rows, countedOf(counted), window, ({ tur, nr }) => [tur, nr]);
    return { ...found, rader: found.rader.map(({ tur: _tur, nr: _nr, ...row }) => releaseOf(row)) };
  }
}

/** The conditions that are asked for, and no others: each has an index. */
function conditionsOf(filter: ReleaseFilter): { name: string; text: string; values: unknown[] } {
  const names: string[] = [];
  const values: unknown[] = [];
  // Few are deleted: to look them up costs less than to look at the article of every release.
  const texts = ['NOT EXISTS (SELECT FROM innehall d WHERE d.id = r.innehall_id AND d.raderad)'];
  const add = (name: string, text: (parameter: string) => string, value: unknown) => {
    if (value === undefined) return;
    names.push(name);
    texts.push(text(`$${values.push(value)}`));
  };
  add('fran', (p) => `r.tur >= ${p}`, filter.fran);
  add('till', (p) => `r.tur < ${p}`, filter.till);
  if (filter.tillstand !== undefined) {
    // Written out: some of them are rare, which the database makes use of only where it knows which they are when it plans.
    const states = RELEASE_STATES.filter((one) => filter.tillstand?.includes(one));
    names.push(...states);
    texts.push(states.length === 0 ? 'false' : `r.tillstand IN (${states.map((one) => `'${one}'`).join(', ')})`);
  }
  add('sektion', (p) => `r.sektion = ${p}`, filter.sektion);
  return { name: names.join('_'), text: `FROM release r WHERE ${texts.join(' AND ')}`, values };
}

/** The columns of a new release and, numbered from 1, their values: what follows them begins at $14. */
export const NEW_RELEASE = { columns: CREATE_COLUMNS, values: CREATE_VALUES };

export function createValues(release: NewRelease): unknown[] {
  return [
    release.id,
    release.innehall,
    release.lage,
    JSON.stringify(release.revisioner),
    release.datum,
    JSON.stringify(release.av),
    release.order_av === null ? null : JSON.stringify(release.order_av),
    release.overstyr,
    release.skapad,
    release.nyckel?.nyckel ?? null,
    release.nyckel?.begaran ?? null,
    release.fakta === null ? null : JSON.stringify(release.fakta),
    release.prov,
  ];
}

function releaseOf({ steg, ...row }: ReleaseRow): KeptRelease {
  return { ...row, steg: steg ?? [] };
}
