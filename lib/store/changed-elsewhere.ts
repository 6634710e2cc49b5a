import { Aggregate, type Statement } from '#lib/store/database.ts';

/** An article that others than Studio have changed in the publishing system. */
export interface ArticleChangedElsewhere {
  innehall: string;
  rubrik: string;
  sektion: string;
}

/** What somebody has taken over into Studio of what others had changed there. */
export interface TakenOver {
  /** How it was there, as the comparison told (CmsComparison.tillstand). */
  tillstand: string;
  /** The revision of the Swedish text that has it: those after it go on from that one. */
  nr: number;
}

const TURN: Statement = {
  name: 'changed_elsewhere_turn',
  text: `SELECT pg_try_advisory_xact_lock(hashtextextended('andrat_dar', 0)) AS fick`,
};
// Somebody who has been asked to see to its release finds the change there.
const UNASKED: Statement = {
  name: 'changed_elsewhere_unasked',
  text: `SELECT i.id AS innehall, i.rubrik, i.sektion FROM innehall i WHERE i.id = ANY($1::uuid[]) AND NOT i.raderad
    AND NOT EXISTS (SELECT FROM ko WHERE ko.innehall_id = i.id AND ko.klar_av IS NULL AND ko.typ = 'publicering' AND ko.av ->> 'typ' = 'system')`,
};

const TAKEN_OVER: Statement = { name: 'changed_elsewhere_taken_over', text: 'SELECT overtaget FROM innehall WHERE id = $1' };
const TAKE_OVER: Statement = { name: 'changed_elsewhere_take_over', text: 'UPDATE innehall SET overtaget = $2::jsonb WHERE id = $1' };
const FORGET: Statement = {
  name: 'changed_elsewhere_forget',
  text: "UPDATE innehall SET overtaget = NULL WHERE id = $1 AND overtaget IS NOT NULL AND ($2::int IS NULL OR (overtaget ->> 'nr')::int <= $2)",
};

/** Which changed articles somebody is to be asked to decide of, and what of them has been taken over; all within the caller's transaction. */
export class ChangedElsewhere extends Aggregate {
  /** Whether it is the caller that asks now: one instance at a time does. */
  async turn(): Promise<boolean> {
    const [row] = await this.db.query<{ fick: boolean }>(TURN, []);
    return row?.fick === true;
  }

  /** Those of the articles that nobody has been asked about. */
  unasked(ids: readonly string[]): Promise<ArticleChangedElsewhere[]> {
    return this.db.query(UNASKED, [ids]);
  }

  /** What has been taken over of the article, and has not been released since. */
  async takenOver(innehall: string): Promise<TakenOver | undefined> {
    const [row] = await this.db.query<{ overtaget: TakenOver | null }>(TAKEN_OVER, [innehall]);
    return row?.overtaget ?? undefined;
  }

  /** Keeps it, in the place of what was taken over before. */
  async takeOver(innehall: string, taken: TakenOver): Promise<void> {
    await this.db.query(TAKE_OVER, [innehall, JSON.stringify(taken)]);
  }

  /** Nothing is taken over any more: all of it, or what that revision has. */
  async forget(innehall: string, nr: number | null): Promise<void> {
    await this.db.query(FORGET, [innehall, nr]);
  }
}
