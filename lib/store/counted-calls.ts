import { Aggregate, type Statement } from '#lib/store/database.ts';

/** What a caller has called since then. */
export interface CountedWindow {
  principal: string;
  borjad: string;
  lasning: number;
  skrivning: number;
}

// Windows that overlap are one, which began with the first of them to be told. In one order, so that no two instances wait for each other.
const ADD: Statement = {
  name: 'counted_calls_add',
  text: `INSERT INTO anropsfonster AS a (principal, borjad, lasning, skrivning)
    SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::int[], $4::int[]) ORDER BY 1
    ON CONFLICT (principal) DO UPDATE SET (borjad, lasning, skrivning) = (SELECT
      CASE WHEN gammalt THEN excluded.borjad ELSE a.borjad END,
      CASE WHEN gammalt THEN 0 ELSE a.lasning END + excluded.lasning,
      CASE WHEN gammalt THEN 0 ELSE a.skrivning END + excluded.skrivning
      FROM (SELECT a.borjad + $5 * interval '1 millisecond' <= excluded.borjad AS gammalt) g)
    RETURNING principal, borjad, lasning, skrivning`,
};
const PURGE: Statement = {
  name: 'counted_calls_purge',
  text: `DELETE FROM anropsfonster WHERE principal IN (SELECT principal FROM anropsfonster WHERE borjad <= $1 FOR UPDATE SKIP LOCKED)`,
};

/** How much each caller has called of all instances. */
export class CountedCalls extends Aggregate {
  /** Adds what this instance has counted, each caller once; what all have told so far, in windows of that length. */
  add(windows: readonly CountedWindow[], lengthMs: number): Promise<CountedWindow[]> {
    const column = <Key extends keyof CountedWindow>(key: Key) => windows.map((window) => window[key]);
    return this.db.query(ADD, [column('principal'), column('borjad'), column('lasning'), column('skrivning'), lengthMs]);
  }

  /** Removes windows that began before that. */
  async purge(before: string): Promise<void> {
    await this.db.query(PURGE, [before]);
  }
}
