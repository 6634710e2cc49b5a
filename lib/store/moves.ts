import type { Author } from '#lib/contract/article.ts';
import type { Move } from '#lib/contract/move.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';

/**
 * To a publishing system elsewhere go those that are public; home from one all that have ever been, since it may still show them. What it had
 * before Studio, and has had nothing delivered, is not Studio's to take home.
 */
const TO_MOVE: Record<Move['till'], string> = {
  wordpress: `(SELECT innehall_id AS id FROM publicerad_version WHERE sprak = 'sv')`,
  inbyggd: '(SELECT id FROM innehall WHERE publicerad IS NOT NULL AND (ursprung IS NULL OR cms IS NOT NULL))',
};
const OF_MOVE = `r.lage = 'flytt' AND r.skapad >= f.begard`;

const begins = (till: Move['till']): Statement => ({
  name: `move_begin_${till}`,
  text: `INSERT INTO flytt (id, till, adress, av, begard, antal)
    SELECT $1, $2, $3, $4::jsonb, $5, (SELECT count(*) FROM ${TO_MOVE[till]} a) ON CONFLICT DO NOTHING`,
});
const BEGIN: Record<Move['till'], Statement> = { wordpress: begins('wordpress'), inbyggd: begins('inbyggd') };
const LATEST: Statement = {
  name: 'move_latest',
  text: `SELECT f.id, f.till, f.adress, ${named('f.av')} AS av, f.begard, f.slut, f.pausad, f.antal,
      (SELECT count(*)::int FROM release r WHERE ${OF_MOVE} AND r.tillstand = 'klar') AS klara,
      (SELECT count(*)::int FROM release r WHERE ${OF_MOVE} AND r.tillstand = 'misslyckad') AS misslyckade
    FROM flytt f ORDER BY f.begard DESC LIMIT 1`,
};
// In the words of the publishing system elsewhere, which may name the article that it was given.
const WAITS: Statement = {
  name: 'move_waits',
  text: `SELECT r.fel -> 0 ->> 'orsak' AS orsak FROM release r
    WHERE r.lage = 'flytt' AND r.skapad >= $1 AND r.tillstand = 'koad' AND r.fel IS NOT NULL LIMIT 1`,
};
const FAILED: Statement = {
  name: 'move_failed',
  text: `SELECT r.innehall_id AS innehall, i.rubrik, r.id AS release, r.fel -> 0 ->> 'orsak' AS orsak, r.fel -> 0 ->> 'atgard' AS atgard
    FROM release r JOIN innehall i ON i.id = r.innehall_id
    WHERE r.lage = 'flytt' AND r.skapad >= $1 AND r.tillstand = 'misslyckad' ORDER BY r.skapad LIMIT 50`,
};
const LEFT: Record<Move['till'], Statement> = {
  wordpress: {
    name: 'move_left_here',
    text: `SELECT EXISTS (SELECT FROM innehall WHERE status = 'publicerad' AND (cms IS NULL OR cms ->> 'id' = id::text)) AS kvar`,
  },
  inbyggd: {
    name: 'move_left_elsewhere',
    text: `SELECT EXISTS (SELECT FROM innehall WHERE status = 'publicerad' AND cms ->> 'id' <> id::text) AS kvar`,
  },
};
const TURN: Statement = {
  name: 'move_turn',
  text: `SELECT id, till, av, begard, efter, (SELECT count(*)::int FROM release WHERE lage = 'flytt' AND nasta IS NOT NULL) AS vantar
    FROM flytt WHERE slut IS NULL AND NOT pausad FOR NO KEY UPDATE SKIP LOCKED`,
};
const follow = (till: Move['till']): Statement => ({
  name: `move_next_${till}`,
  text: `SELECT a.id FROM ${TO_MOVE[till]} a WHERE a.id > $1 ORDER BY a.id LIMIT $2`,
});
const NEXT: Record<Move['till'], Statement> = { wordpress: follow('wordpress'), inbyggd: follow('inbyggd') };
const GO_ON: Statement = { name: 'move_go_on', text: 'UPDATE flytt SET efter = $2 WHERE id = $1' };
const PAUSE: Statement = { name: 'move_pause', text: 'UPDATE flytt SET pausad = $1 WHERE slut IS NULL' };
const END: Statement = { name: 'move_end', text: 'UPDATE flytt SET slut = $1 WHERE slut IS NULL' };

/** A move whose next articles the caller may order. */
export interface MoveTurn {
  id: string;
  till: Move['till'];
  av: Author;
  begard: string;
  efter: string;
  /** How many of those ordered are not over. */
  vantar: number;
}

/** The moves of all that is public to another publishing system: one at a time, each from where it had come. */
export class Moves extends Aggregate {
  /** The articles that are told of one by one; those that are moved and counted are all there are. */
  private readonly seen: Queryable;

  constructor(seen: Queryable, whole: Queryable) {
    super(whole);
    this.seen = seen;
  }

  /** Begins one, unless one is under way. */
  async begin(move: Pick<Move, 'id' | 'till' | 'adress' | 'av' | 'begard'>): Promise<void> {
    await this.db.query(BEGIN[move.till], [move.id, move.till, move.adress, JSON.stringify(move.av), move.begard]);
  }

  /** The one that is under way, else the last there was. What it waits for and could not move is told of articles that whoever asks sees. */
  async latest(): Promise<Move | null> {
    const [row] = await this.db.query<Omit<Move, 'fel' | 'vantar'>>(LATEST, []);
    if (row === undefined) return null;
    const [[waits], fel] = await Promise.all([
      this.seen.query<{ orsak: string }>(WAITS, [row.begard]),
      row.misslyckade === 0 ? [] : this.seen.query<Move['fel'][number]>(FAILED, [row.begard]),
    ]);
    return { ...row, vantar: waits?.orsak ?? null, fel };
  }

  /** Whether articles are public that are not there. */
  async left(till: Move['till']): Promise<boolean> {
    const [row] = await this.db.query<{ kvar: boolean }>(LEFT[till], []);
    return row?.kvar === true;
  }

  /** The move that is under way, within the caller's transaction; `undefined` when there is none, it is paused, or another instance sees to it. */
  async turn(): Promise<MoveTurn | undefined> {
    const [row] = await this.db.query<MoveTurn>(TURN, []);
    return row;
  }

  /** The next articles to order, so many at most; those are not told of again. */
  async next({ id, till, efter }: MoveTurn, most: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(NEXT[till], [efter, most]);
    const last = rows.at(-1);
    if (last !== undefined) await this.db.query(GO_ON, [id, last.id]);
    return rows.map((row) => row.id);
  }

  async pause(pausad: boolean): Promise<void> {
    await this.db.query(PAUSE, [pausad]);
  }

  /** Ends the one that is under way; what of it has been ordered is carried out. */
  async end(now: string): Promise<void> {
    await this.db.query(END, [now]);
  }
}
