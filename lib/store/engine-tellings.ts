import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

interface PublicVersion {
  innehall: string;
  sprak: Language;
}

/** Where a public version is read, or was; one of which no address is known comes once, with none. */
export type ToldAddress = PublicVersion &
  ({ sektion: string; slug: string; aktuell: boolean } | { sektion: null; slug: null; aktuell: false });

const CHANGED: Statement = {
  name: 'engine_tellings_changed',
  text: `INSERT INTO sokmotorbesked AS b (innehall_id, sprak, tidigast) SELECT u.innehall, u.sprak, $3::timestamptz FROM unnest($1::uuid[], $2::text[]) AS u(innehall, sprak)
    ON CONFLICT (innehall_id, sprak) DO UPDATE SET tidigast = least(b.tidigast, greatest(excluded.tidigast, b.sagt + $4 * interval '1 ms'))`,
};
// Due again where whoever takes them does not come back. Addresses that a version has had are told of when it has another than it was told of by.
const TAKE: Statement = {
  name: 'engine_tellings_take',
  text: `WITH tagna AS (UPDATE sokmotorbesked b SET taget = $2, tidigast = NULL FROM (SELECT innehall_id, sprak FROM sokmotorbesked
        WHERE (taget IS NULL AND tidigast <= $1) OR taget <= $1 ORDER BY coalesce(taget, tidigast) LIMIT $3 FOR UPDATE SKIP LOCKED) n
      WHERE b.innehall_id = n.innehall_id AND b.sprak = n.sprak RETURNING b.innehall_id, b.sprak, b.adress)
    SELECT t.innehall_id AS innehall, t.sprak, a.sektion, a.slug, coalesce(a.aktuell, false) AS aktuell
    FROM tagna t LEFT JOIN adress n ON n.innehall_id = t.innehall_id AND n.sprak = t.sprak AND n.aktuell
      LEFT JOIN adress a ON a.innehall_id = t.innehall_id AND a.sprak = t.sprak AND (a.aktuell OR t.adress IS DISTINCT FROM n.sektion || '/' || n.slug)
    ORDER BY 1, 2, a.skapad`,
};
const TOLD: Statement = {
  name: 'engine_tellings_told',
  text: `UPDATE sokmotorbesked b SET sagt = $2, taget = NULL, adress = u.adress,
      tidigast = CASE WHEN tidigast IS NOT NULL THEN greatest(tidigast, $2::timestamptz + $6 * interval '1 ms') END
    FROM unnest($3::uuid[], $4::text[], $5::text[]) AS u(innehall, sprak, adress) WHERE b.innehall_id = u.innehall AND b.sprak = u.sprak AND b.taget = $1`,
};
const AGAIN: Statement = { name: 'engine_tellings_again', text: 'UPDATE sokmotorbesked SET taget = $2 WHERE taget = $1' };

/** Of one version nobody is told again sooner than this: engines ask for no more, and a live report changes every minute. */
const APART_MS = 10 * 60_000;

/** What search engines are to be told of, and when they were told of it last. */
export class EngineTellings extends Aggregate {
  /** The versions are to be told of at `from`, or ten minutes after they were told of last. What waits already does not wait longer. */
  async changed(versions: readonly PublicVersion[], from: Date): Promise<void> {
    const keys = [versions.map(({ innehall }) => innehall), versions.map(({ sprak }) => sprak)];
    await this.db.query(CHANGED, [...keys, from.toISOString(), APART_MS]);
  }

  /**
   * Takes what is due, so many versions at most, until the time `until`, which is the name of the taking: their current addresses and,
   * where one has come or gone since engines were told last, those they have had. Empty when nothing is due.
   */
  take(now: Date, until: Date, most: number): Promise<ToldAddress[]> {
    return this.db.query<ToldAddress>(TAKE, [now.toISOString(), until.toISOString(), most]);
  }

  /** What was taken until then has been told of; what has changed since it was taken is told of ten minutes later. */
  async told(until: Date, now: Date, taken: readonly ToldAddress[]): Promise<void> {
    const versions = new Map(taken.map((address) => [`${address.innehall} ${address.sprak}`, address]));
    // The one in force, of those of which there is one.
    for (const address of taken) if (address.aktuell) versions.set(`${address.innehall} ${address.sprak}`, address);
    const told = [...versions.values()];
    await this.db.query(TOLD, [
      ...[until.toISOString(), now.toISOString(), told.map(({ innehall }) => innehall), told.map(({ sprak }) => sprak)],
      told.map((address) => (address.aktuell ? `${address.sektion}/${address.slug}` : null)),
      APART_MS,
    ]);
  }

  /** What was taken until then is to be told of later, with what changes until then. */
  async again(until: Date, later: Date): Promise<void> {
    await this.db.query(AGAIN, [until.toISOString(), later.toISOString()]);
  }
}
