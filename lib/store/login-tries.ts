import { Aggregate, type Statement } from '#lib/store/database.ts';

/** How many tries there may be of a key, and in what time. */
export interface TryLimit {
  tries: number;
  windowMs: number;
}

const BEGIN: Statement = {
  name: 'login_try_begin',
  text: "SELECT inloggning_borja($1, $2, $3, $4 * interval '1 millisecond') AS till",
};
// Of many who ask at once one is told; those rows are locked that have news, and in the order in which a try locks them.
const NEWS: Statement = {
  name: 'login_try_news',
  text: `WITH news AS (
      SELECT nyckel, tider[cardinality(tider) - $3 + 1] + $4 * interval '1 millisecond' AS till FROM inloggningsforsok
      WHERE nyckel = ANY ($1::text[]) AND tider[cardinality(tider) - $3 + 1] + $4 * interval '1 millisecond' > $2
        AND (sagt IS NULL OR sagt <= $2) ORDER BY nyckel FOR UPDATE)
    UPDATE inloggningsforsok f SET sagt = n.till FROM news n WHERE f.nyckel = n.nyckel RETURNING f.nyckel`,
};
const TAKE_BACK: Statement = {
  name: 'login_try_take_back',
  text: `WITH held AS (SELECT nyckel FROM inloggningsforsok WHERE nyckel = ANY ($1::text[]) ORDER BY nyckel FOR UPDATE)
    UPDATE inloggningsforsok f SET tider = CASE WHEN f.nyckel = $2 THEN '{}' ELSE f.tider[:cardinality(f.tider) - 1] END
    FROM held h WHERE f.nyckel = h.nyckel`,
};
// What somebody is trying just now is left for the next time.
const PURGE: Statement = {
  name: 'login_try_purge',
  text: `DELETE FROM inloggningsforsok WHERE nyckel IN (SELECT nyckel FROM inloggningsforsok
      WHERE coalesce(tider[cardinality(tider)], '-infinity') <= $1 FOR UPDATE SKIP LOCKED)`,
};

/** Tries to log in that have not been a login, of all instances, by keys that tell nobody whose they are. */
export class LoginTries extends Aggregate {
  /** Begins a try of these keys, or of none: until when it has to wait, where one of them has been tried too often. */
  async begin(keys: readonly string[], now: string, { tries, windowMs }: TryLimit): Promise<string | null> {
    const [row] = await this.db.query<{ till: string | null }>(BEGIN, [keys, now, tries, windowMs]);
    return row?.till ?? null;
  }

  /** Whether one of the keys is closed and nobody has been told so by this since it was. */
  async isNews(keys: readonly string[], now: string, { tries, windowMs }: TryLimit): Promise<boolean> {
    return (await this.db.query(NEWS, [keys, now, tries, windowMs])).length > 0;
  }

  /** Takes a try of these keys back: the latest of each, and of the one to clear all. */
  async takeBack(keys: readonly string[], cleared: string | null): Promise<void> {
    await this.db.query(TAKE_BACK, [keys, cleared]);
  }

  /** Removes what nobody has tried since then. */
  async purge(since: string): Promise<void> {
    await this.db.query(PURGE, [since]);
  }
}
