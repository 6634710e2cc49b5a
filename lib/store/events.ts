import type { Author } from '#lib/contract/article.ts';
import type { LogEvent, LogOutcome } from '#lib/contract/log-events.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** Where in the order of all that was sealed a line of the log stands: the seal, the place in it, and the beginning of the seal's root. */
export interface EventPlace {
  nr: string;
  plats: number;
  /** By it a seal of another database, or of before an older archive was restored, is known to be another. */
  rot: string;
}

export interface LoggedEvent {
  place: EventPlace;
  tid: string;
  operation: LogEvent;
  av: Author;
  orderAv: Author | null;
  innehall: string | null;
  detalj: Record<string, unknown>;
  utfall: LogOutcome;
}

type Row = Omit<LoggedEvent, 'place'> & EventPlace & { ar_slut: boolean };

/** So much of what was sealed is looked through at a time, whatever is asked for: revisions and publications are sealed among the log's lines. */
const MOST_LOOKED_THROUGH = 2_000;
/** As many letters of a root as tell it from another's. */
const ROOT_LENGTH = 8;

const ROOT = `left(s.rot, ${ROOT_LENGTH})`;
/** How a translation ended its line says from when that is told of on: of an earlier one, or one of a former instance, nobody knows by it. */
const IS_TOLD = `(l.operation <> 'utforOversattning' OR l.detalj ? 'status')`;
const AFTER: Statement = {
  name: 'events_after',
  text: `WITH rader AS MATERIALIZED (
      SELECT nr, plats, tabell, rad FROM public.sigillrad WHERE (nr, plats) > ($1::bigint, $2::int) ORDER BY nr, plats LIMIT ${MOST_LOOKED_THROUGH}),
    funna AS (
      SELECT r.nr, r.plats, l.tid, l.operation, l.principal, l.order_av, l.innehall_id, l.detalj
      FROM (SELECT nr, plats, CASE WHEN tabell = 'logg' THEN rad::bigint END AS logg FROM rader) r JOIN public.logg l ON l.id = r.logg
      WHERE l.operation = ANY($3::text[]) AND ${IS_TOLD} ORDER BY r.nr, r.plats LIMIT $4),
    sist AS (SELECT nr, plats FROM rader ORDER BY nr DESC, plats DESC LIMIT 1)
    SELECT a.nr::text, a.plats, a.rot, a.ar_slut, a.tid, a.operation, a.av, a."orderAv", a.innehall, a.detalj, a.utfall FROM (
    SELECT f.nr, f.plats, ${ROOT} AS rot, false AS ar_slut, f.tid, f.operation, f.principal AS av, f.order_av AS "orderAv",
      f.innehall_id AS innehall, f.detalj, public.loggens_utfall(f.operation, f.detalj) AS utfall
    FROM funna f JOIN public.sigill s ON s.nr = f.nr
    UNION ALL SELECT z.nr, z.plats, ${ROOT}, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM sist z JOIN public.sigill s ON s.nr = z.nr
    ) a ORDER BY a.ar_slut, a.nr, a.plats`,
};
const ROOT_OF: Statement = { name: 'events_root', text: `SELECT ${ROOT} AS rot FROM public.sigill s WHERE s.nr = $1::bigint` };
const LAST: Statement = {
  name: 'events_last',
  text: `SELECT s.nr::text, s.antal - 1 AS plats, ${ROOT} AS rot FROM public.sigill s ORDER BY s.nr DESC LIMIT 1`,
};

/** What has happened, in the order in which it was sealed: behind its commit, and never in another (docs/decisions/events.md). */
export class Events extends Aggregate {
  /** Whether that place is one of this database's history: its line may be pruned, its seal not. */
  async knows({ nr, rot }: EventPlace): Promise<boolean> {
    const [seal] = await this.db.query<{ rot: string }>(ROOT_OF, [nr]);
    return seal?.rot === rot;
  }

  /** The place of what has happened last; undefined before anything has. */
  async last(): Promise<EventPlace | undefined> {
    const [last] = await this.db.query<EventPlace>(LAST, []);
    return last;
  }

  /**
   * What of those operations comes behind the place, at most so many; from the beginning without one. `nasta` is the place to go on from, which is
   * the given one where nothing more has been sealed: between there may be much that is none of those.
   */
  async after(
    place: EventPlace | undefined,
    operations: readonly LogEvent[],
    most: number,
  ): Promise<{ handelser: LoggedEvent[]; nasta: EventPlace | undefined }> {
    const rows = await this.db.query<Row>(AFTER, [place?.nr ?? '0', place?.plats ?? -1, operations, most]);
    const end = rows.at(-1);
    const found = rows.filter(({ ar_slut }) => !ar_slut);
    const handelser = found.map(({ nr, plats, rot, ar_slut: _, ...event }): LoggedEvent => ({ place: { nr, plats, rot }, ...event }));
    const last = handelser.length === most ? handelser.at(-1)?.place : end && { nr: end.nr, plats: end.plats, rot: end.rot };
    return { handelser, nasta: last ?? place };
  }
}
