import type { DemoParts, DemoRecord } from '#lib/contract/demo.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { imprinted } from '#lib/store/imprints.ts';
import { SUM_DAYS } from '#lib/store/page-views.ts';

export type DemoKind = keyof DemoParts;

/** One thing of the demo that there still is, and whether anybody has touched it since it was made. */
export interface DemoPart {
  slag: DemoKind;
  id: string;
  namn: string;
  rord: boolean;
}

/**
 * What is done with an article that leaves it as it was: that it was looked at, or that its own schedule was carried out. Everything else
 * that the log tells of it, also what there will be one day, is somebody's work.
 */
const UNTOUCHING = ['utforRelease', 'forhandsvisa', 'aterkallaDelning', 'foreslaTillInnehall', 'kopieraInnehall'];
const QUEUE = ['skapaKouppgift', 'andraKouppgift', 'taKouppgift', 'slappKouppgift', 'lamnaOverKouppgift', 'klarmarkeraKouppgift'];

/** What makes the account of the demo somebody's own. */
const OWN_ACCOUNT = ['bytLosenord', 'laggTillPassernyckel', 'bekraftaAndraFaktor'];

const noted = (operations: readonly string[], field: string, id: string) =>
  `EXISTS (SELECT 1 FROM logg l WHERE l.tid > $6 AND l.operation IN (${operations.map((name) => `'${name}'`).join(', ')}) AND l.detalj ->> '${field}' = ${id}::text)`;
/** What was done with the demo before the log was pruned is not known any more: then all of it is somebody's own. */
const FORGOTTEN = `EXISTS (SELECT FROM logg WHERE operation = 'gallraLogg' AND (detalj ->> 'till')::timestamptz > $6)`;
const GONE = 'SELECT a.id FROM artiklar a WHERE NOT a.rord';

const REMAINING: Statement = {
  name: 'demo_remaining',
  text: `WITH artiklar AS (
      SELECT i.id, i.rubrik, i.skapad, EXISTS (
          SELECT 1 FROM logg l WHERE l.innehall_id = i.id AND l.tid > $6 AND NOT l.operation = ANY($7::text[])) OR ${FORGOTTEN} AS rord
        FROM innehall i WHERE i.id = ANY($1::uuid[]) AND NOT i.raderad),
    visade AS (
      SELECT DISTINCT b.media_id AS id FROM bildbruk b JOIN innehall i ON i.id = b.innehall_id
        WHERE b.media_id = ANY($2::uuid[]) AND NOT i.raderad AND i.id NOT IN (${GONE}))
    SELECT 'artiklar' AS slag, id, rubrik AS namn, rord, skapad AS ordning FROM artiklar
    UNION ALL SELECT 'bilder', m.id, m.filnamn, m.id IN (SELECT id FROM visade)
        OR ${noted(['andraMedia', 'bytMediafil'], 'media', 'm.id')}
        OR EXISTS (SELECT FROM samlingsbild s WHERE s.media_id = m.id) OR ${FORGOTTEN}, m.skapad
      FROM media m WHERE m.id = ANY($2::uuid[]) AND NOT m.raderad
    UNION ALL SELECT 'agenter', a.id, a.namn, a.senast_anvand IS NOT NULL OR ${noted(['andraAgent', 'roteraAgent'], 'agent', 'a.id')} OR ${FORGOTTEN}, a.skapad
      FROM agent a WHERE a.id = ANY($3::uuid[]) AND a.aterkallad IS NULL
    UNION ALL SELECT 'uppgifter', k.id, k.rubrik, k.andrad > $6, k.skapad FROM ko k WHERE k.id = ANY($4::uuid[]) AND k.klar_av IS NULL
    UNION ALL SELECT 'personer', p.id, p.namn, ${noted(['andraAnvandare'], 'person', 'p.id')}
        OR EXISTS (SELECT 1 FROM logg l WHERE (l.principal ->> 'id') = p.id::text AND l.tid > $6 AND l.operation = ANY($8::text[])) OR ${FORGOTTEN}, p.skapad
      FROM person p WHERE p.id = ANY($5::uuid[]) AND p.aktiv
    ORDER BY 1, 5, 3`,
};
const HOLD_ARTICLES: Statement = {
  name: 'demo_hold_articles',
  text: 'SELECT id FROM innehall WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
};
const HOLD_PEOPLE: Statement = {
  name: 'demo_hold_people',
  text: 'SELECT id FROM person WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
};
const DELETE_PICTURES = imprinted('media', {
  name: 'demo_delete_pictures',
  text: 'UPDATE media SET raderad = true WHERE id = ANY($1::uuid[])',
});
const FINISH_TASKS: Statement = {
  name: 'demo_finish_tasks',
  text: `UPDATE ko SET klar_av = $2::jsonb, tagen_av = NULL, tagen_till = NULL, andrad = $3 WHERE id = ANY($1::uuid[]) AND klar_av IS NULL`,
};

const FORGET_IDEAS: Statement = {
  name: 'demo_forget_ideas',
  text: `DELETE FROM ide WHERE bevakning_id = ANY($1::uuid[]) AND tillstand = 'ny'`,
};
const FORGET_WATCHES: Statement = {
  name: 'demo_forget_watches',
  text: 'UPDATE bevakning SET borttagen = true WHERE id = ANY($1::uuid[]) AND vilande',
};

// Nobody had a newsroom to read before the day it was made: of its articles, all that was read before then is invented. It is taken from the sums of each
// day that it is in; those of five minutes are of such days invented altogether.
const FORGET_READINGS: Statement = {
  name: 'demo_forget_readings',
  text: `WITH gone AS (DELETE FROM sidvisning s WHERE s.innehall_id = ANY($1::uuid[]) AND s.dag < $2::date RETURNING s.dag)
    SELECT DISTINCT to_char(dag, 'YYYY-MM-DD') AS dag FROM gone`,
};
const FORGET_SUMS: Statement = { name: 'demo_forget_sums', text: 'DELETE FROM trafiksumma WHERE dag = ANY($1::date[])' };

/** What a first start made to show what Studio can. */
export class Demo extends Aggregate {
  /** What there still is of what was made, in the order it was made. */
  remaining(made: DemoRecord): Promise<DemoPart[]> {
    const { artiklar, bilder, agenter, uppgifter, personer, gjord } = made;
    return this.db.query<DemoPart>(REMAINING, [
      artiklar,
      bilder,
      agenter,
      uppgifter,
      personer,
      gjord,
      [...UNTOUCHING, ...QUEUE],
      OWN_ACCOUNT,
    ]);
  }

  /** Lets nobody change its articles and its people before the transaction ends. */
  async hold({ artiklar, personer }: DemoRecord): Promise<void> {
    await this.db.query(HOLD_ARTICLES, [artiklar]);
    await this.db.query(HOLD_PEOPLE, [personer]);
  }

  /** Takes the pictures out of the library. */
  async deletePictures(ids: readonly string[]): Promise<void> {
    await this.db.query(DELETE_PICTURES, [ids]);
  }

  /** Removes the watches that still rest, and the ideas of which nobody has made anything. */
  async forgetWatches(ids: readonly string[]): Promise<void> {
    await this.db.query(FORGET_IDEAS, [ids]);
    await this.db.query(FORGET_WATCHES, [ids]);
  }

  /** Removes what readers of those articles are told to have read before that day, and sums what is left of the days anew. */
  async forgetReadings(articles: readonly string[], day: string): Promise<void> {
    const rows = await this.db.query<{ dag: string }>(FORGET_READINGS, [articles, day]);
    if (rows.length === 0) return;
    const days = rows.map(({ dag }) => dag);
    await this.db.query(FORGET_SUMS, [days]);
    await this.db.query(SUM_DAYS, [days]);
  }

  /** Says of the tasks that `av` is done with them. */
  async finishTasks(ids: readonly string[], av: object, now: string): Promise<void> {
    await this.db.query(FINISH_TASKS, [ids, JSON.stringify(av), now]);
  }
}
