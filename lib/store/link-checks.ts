import type { SeenState } from '#lib/contract/closed/link.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** A link that is to be checked now, and what is remembered of it. */
export interface DueLink {
  vard: string;
  id: string;
  adress: string;
  tillstand: SeenState;
  forsok: number;
  fel_sedan: string | null;
  begard: boolean;
}

/** What a check has found of it. */
export interface CheckedLink {
  tillstand: SeenState;
  orsak: string | null;
  svar: number | null;
  leder_till: string | null;
  forsok: number;
  fel_sedan: string | null;
  nasta: string;
}

// A host is one instance's until it is handed back, and of its links one is taken at a time; what a dead process has taken is due again then.
const TAKE: Statement = {
  name: 'link_checks_take',
  text: `WITH v AS (UPDATE lankvard SET nasta = $1::timestamptz + interval '3 minutes' WHERE vard = (
        SELECT vard FROM lankvard WHERE nasta <= $1 ORDER BY nasta, vard LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING vard),
    n AS (SELECT l.id, l.begard FROM v JOIN lank l ON l.vard = v.vard WHERE l.nasta <= $1 ORDER BY l.nasta LIMIT 1),
    l AS (UPDATE lank SET nasta = $1::timestamptz + interval '3 minutes', begard = false FROM n WHERE lank.id = n.id
      RETURNING lank.id, adress, tillstand, forsok, fel_sedan, n.begard)
    SELECT v.vard, l.* FROM v LEFT JOIN l ON true`,
};
const KEEP: Statement = {
  name: 'link_checks_keep',
  text: `UPDATE lank SET tillstand = $3, orsak = $4, svar = $5, leder_till = $6, forsok = $7, fel_sedan = $8, nasta = CASE WHEN begard THEN nasta ELSE $9 END, kontrollerad = $2,
      andrad = CASE WHEN (tillstand, leder_till) IS DISTINCT FROM ($3, $6) THEN $2 ELSE andrad END WHERE id = $1`,
};
const POSTPONE: Statement = { name: 'link_checks_postpone', text: 'UPDATE lank SET nasta = $2, begard = begard OR $3 WHERE id = $1' };
const HOLD: Statement = { name: 'link_checks_hold_host', text: 'SELECT 1 FROM lankvard WHERE vard = $1 FOR UPDATE' };
// What comes to the host meanwhile is seen: it is held.
const HAND_BACK: Statement = {
  name: 'link_checks_hand_back',
  text: `UPDATE lankvard SET nasta = coalesce((SELECT min(nasta) FROM lank WHERE vard = $1), 'infinity') WHERE vard = $1`,
};
const TURN: Statement = {
  name: 'link_checks_turn',
  text: `INSERT INTO lankvard AS v (vard, nasta, fri) VALUES ($1, 'infinity', $2::timestamptz + $3::int * interval '1 millisecond')
    ON CONFLICT (vard) DO UPDATE SET fri = greatest(v.fri, $2) + $3::int * interval '1 millisecond' WHERE v.fri IS NULL OR v.fri <= $2::timestamptz + interval '20 seconds'
    RETURNING fri - $3::int * interval '1 millisecond' AS tur`,
};
const NEXT: Statement = {
  name: 'link_checks_next',
  text: `SELECT extract(epoch FROM min(nasta) - $1::timestamptz)::float AS sekunder FROM lankvard WHERE nasta < 'infinity'`,
};
const TIDY: Statement = {
  name: 'link_checks_tidy',
  text: `DELETE FROM lankvard WHERE vard IN (SELECT vard FROM lankvard WHERE nasta = 'infinity' AND (fri IS NULL OR fri < $1::timestamptz - interval '1 hour') LIMIT 1000)`,
};
const KNOWN_GOOD: Statement = {
  name: 'link_checks_known_good',
  text: `SELECT adress FROM lank WHERE tillstand = 'ok' AND vard <> '' AND vard <> $1 ORDER BY andrad DESC, id DESC LIMIT 3`,
};

/** Which links are to be checked, and what has been found (docs/decisions/link-monitor.md). */
export class LinkChecks extends Aggregate {
  /** Takes a host of which a link is due, and the link: nobody else gets either. `link` is absent where it was not due after all. */
  async take(now: string): Promise<{ vard: string; link: DueLink | undefined } | undefined> {
    const [row] = await this.db.query<Omit<DueLink, 'id'> & { id: string | null }>(TAKE, [now]);
    if (row === undefined) return undefined;
    const { id } = row;
    return { vard: row.vard, link: id === null ? undefined : { ...row, id } };
  }

  async keep(id: string, now: string, { tillstand, orsak, svar, leder_till, forsok, fel_sedan, nasta }: CheckedLink): Promise<void> {
    await this.db.query(KEEP, [id, now, tillstand, orsak, svar, leder_till, forsok, fel_sedan, nasta]);
  }

  /** Has it asked again then, and knows nothing more; whoever waited for it still does. */
  async postpone(id: string, till: string, begard: boolean): Promise<void> {
    await this.db.query(POSTPONE, [id, till, begard]);
  }

  /** The host is anybody's again, from when one of its links is due; within the caller's transaction. */
  async handBack(vard: string): Promise<void> {
    await this.db.query(HOLD, [vard]);
    await this.db.query(HAND_BACK, [vard]);
  }

  /** Takes the next turn of a host, after which nobody asks it for `pauseMs`; `undefined` when so many wait that it is far off. */
  async turn(vard: string, now: string, pauseMs: number): Promise<string | undefined> {
    const [row] = await this.db.query<{ tur: string }>(TURN, [vard, now, pauseMs]);
    return row?.tur;
  }

  /** When a link is due next; `null` when none is to be. */
  async secondsToNext(now: string): Promise<number | null> {
    const [row] = await this.db.query<{ sekunder: number | null }>(NEXT, [now]);
    return row?.sekunder ?? null;
  }

  /** Forgets hosts that nobody links to and that were asked because others led there. */
  async tidy(now: string): Promise<void> {
    await this.db.query(TIDY, [now]);
  }

  /** Addresses of other hosts that were there when they were last looked at. */
  async knownGood(besides: string): Promise<string[]> {
    return (await this.db.query<{ adress: string }>(KNOWN_GOOD, [besides])).map(({ adress }) => adress);
  }
}
