import type { ItemFacts } from '#lib/content/facts.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { ASKED, createValues, languagesLeft, NEW_RELEASE, type NewRelease } from '#lib/store/releases.ts';

const STEP_INTO = `INSERT INTO release_steg (release_id, nr, steg, tillstand, detalj, tid)
    SELECT r.id, (SELECT coalesce(max(nr), 0) + 1 FROM release_steg WHERE release_id = r.id),`;

// Without `nasta` nobody carries it out. Its place is where it would stand in a calendar.
const ASK: Statement = {
  name: 'release_ask',
  text: `INSERT INTO release (${NEW_RELEASE.columns}, tillstand, tur, order_hash, order_fore)
    VALUES (${NEW_RELEASE.values}, 'vantar_pa_godkannande', coalesce($14::timestamptz, now()), $15, $16)`,
};
// It is given now: it takes its place after all that were given while it was asked for.
const CONFIRM: Statement = {
  name: 'release_confirm',
  text: `UPDATE release SET tillstand = CASE WHEN $2 = 'schemalagd' THEN 'schemalagd' ELSE 'koad' END, lage = $2, revisioner = $3::jsonb, datum = $4::timestamptz,
      tur = CASE WHEN $2 = 'schemalagd' THEN $4::timestamptz ELSE now() END, nasta = CASE WHEN $2 = 'schemalagd' THEN $4::timestamptz ELSE now() END,
      nr = nextval(pg_get_serial_sequence('release', 'nr')), fakta = coalesce($7::jsonb, fakta), godkand_av = $5::jsonb, godkand = $6, andrad = $6
    WHERE id = $1 AND ${ASKED} RETURNING id`,
};
const SAME: Statement = {
  name: 'release_same_asked',
  text: `SELECT id FROM release WHERE innehall_id = $1 AND ${ASKED} AND lage = $2 AND revisioner = $3::jsonb AND fakta - 'agare' = $7::jsonb - 'agare' AND datum = $4 AND av ->> 'id' = $5
      AND order_av ->> 'id' IS NOT DISTINCT FROM $6 ORDER BY nr DESC LIMIT 1`,
};
// An order is of its time too: of another it is another order.
const MOVE: Statement = {
  name: 'release_move_asked',
  text: `UPDATE release SET lage = 'schemalagd', datum = $2, tur = $2, andrad = $3 WHERE id = $1 AND ${ASKED} AND order_hash IS NULL RETURNING id`,
};
// One that is carried out is an answer only while readers have had nothing else of the article since; tried in test mode it gave them nothing.
const SAME_ORDER: Statement = {
  name: 'release_same_order',
  text: `SELECT id FROM release WHERE innehall_id = $1 AND order_hash = $2 AND order_fore > now()
      AND tillstand NOT IN ('misslyckad', 'avbruten', 'ersatt', 'nedtagen')
      AND (tillstand <> 'klar' OR id = (SELECT release_id FROM publicering p WHERE p.innehall_id = $1 ORDER BY p.nr DESC LIMIT 1))
    ORDER BY nr DESC LIMIT 1`,
};
const END_OVERDUE: Statement = {
  name: 'release_end_overdue_orders',
  text: `WITH r AS (UPDATE release r SET tillstand = 'avbruten', fel = $1::jsonb, andrad = now() WHERE ${ASKED} AND order_fore <= now() RETURNING r.id)
    ${STEP_INTO} 'avbruten', 'klar', $2::jsonb, now() FROM r`,
};
const END: Statement = {
  name: 'release_end_asked',
  text: `UPDATE release SET tillstand = $2, fel = $3::jsonb, andrad = $4 WHERE id = $1 AND ${ASKED} RETURNING id`,
};
// As releases.ts replaces what waits: a request that has no language left is over. So is an order that has lost one: it was of them all.
const REPLACE: Statement = {
  name: 'release_replace_asked',
  text: `WITH v AS (SELECT id, ${languagesLeft('$3')} AS kvar FROM release WHERE innehall_id = $1 AND id <> $2 AND ${ASKED}
      AND revisioner ?| $3::text[] AND nr < (SELECT nr FROM release WHERE id = $2)),
    r AS (
      UPDATE release r SET andrad = $6, revisioner = CASE WHEN v.kvar = '{}' THEN r.revisioner ELSE v.kvar END,
        tillstand = CASE WHEN v.kvar = '{}' THEN $4 ELSE r.tillstand END, fel = CASE WHEN v.kvar = '{}' THEN $5::jsonb ELSE r.fel END
      FROM v WHERE r.id = v.id RETURNING r.id)
    ${STEP_INTO} $4, 'klar', jsonb_build_object('release', $2::text, 'sprak', $3::text[]), $6 FROM r`,
};
const CALL_OFF_OF_AGENT: Statement = {
  name: 'release_call_off_asked_by',
  text: `WITH r AS (UPDATE release r SET tillstand = 'avbruten', fel = $2::jsonb, andrad = $4 WHERE av ->> 'id' = $1 AND ${ASKED} RETURNING r.id)
    ${STEP_INTO} 'avbruten', 'klar', $3::jsonb, $4 FROM r`,
};

/** What makes a request an order that the person named is to confirm: the hash of all it is of, and until when they may. */
export interface OrderToConfirm {
  hash: string;
  fore: string;
}

/** Releases that an agent has asked for and that no person has decided on yet. Once confirmed they are ReleaseQueue's. */
export class ReleaseRequests extends Aggregate {
  /** Keeps a request; `datum` is the time at which it is to go out, `null` for at once. */
  async create(release: NewRelease, datum: string | null, order: OrderToConfirm | null): Promise<void> {
    await this.db.query(ASK, [...createValues(release), datum, order?.hash ?? null, order?.fore ?? null]);
  }

  /** The latest of the same order that readers have, that may yet reach them or that was declined, while it could be confirmed; `undefined` when there is none. */
  async sameOrder(innehall: string, hash: string): Promise<string | undefined> {
    const rows = await this.db.query<{ id: string }>(SAME_ORDER, [innehall, hash]);
    return rows[0]?.id;
  }

  /** Ends the orders that nobody has confirmed in time, with the reason. */
  async endOverdue(fel: FaultEntry[], detalj: Record<string, unknown>): Promise<void> {
    await this.db.query(END_OVERDUE, [JSON.stringify(fel), JSON.stringify(detalj)]);
  }

  /** Lets the release be carried out, as it is confirmed; `fakta` of `null` leaves those that were asked for. `false` when it is no request any more. */
  async confirm(
    id: string,
    confirmed: { lage: 'publicera' | 'schemalagd'; revisioner: Record<string, string>; fakta: ItemFacts | null; datum: string | null },
    av: Author,
    now: string,
  ): Promise<boolean> {
    const { lage, revisioner, fakta, datum } = confirmed;
    const pinned = fakta === null ? null : JSON.stringify(fakta);
    const rows = await this.db.query(CONFIRM, [id, lage, JSON.stringify(revisioner), datum, JSON.stringify(av), now, pinned]);
    return rows.length > 0;
  }

  /** The request that asks for just the same, by the same agent on the same person's order; `undefined` when there is none. */
  async sameAs({ innehall, lage, revisioner, fakta, datum, av, order_av }: NewRelease): Promise<string | undefined> {
    const rows = await this.db.query<{ id: string }>(SAME, [
      innehall,
      lage,
      JSON.stringify(revisioner),
      datum,
      av.id,
      order_av?.id ?? null,
      JSON.stringify(fakta),
    ]);
    return rows[0]?.id;
  }

  /** Asks for another time; `false` when it is no request any more. */
  async move(id: string, datum: string, now: string): Promise<boolean> {
    return (await this.db.query(MOVE, [id, datum, now])).length > 0;
  }

  /** Ends one that is not going to be carried out, with the reason; `false` when it is no request any more. */
  async end(id: string, tillstand: 'avslagen' | 'avbruten', fel: FaultEntry[] | null, now: string): Promise<boolean> {
    const rows = await this.db.query(END, [id, tillstand, fel === null ? null : JSON.stringify(fel), now]);
    return rows.length > 0;
  }

  /** Takes `sprak` out of the item's earlier requests: `id` is about them now. `fel` tells one that has no language left why it is over. */
  async replace(
    innehall: string,
    id: string,
    sprak: readonly Language[],
    fel: FaultEntry[],
    { tillstand, now }: { tillstand: 'ersatt' | 'avbruten'; now: string },
  ): Promise<void> {
    await this.db.query(REPLACE, [innehall, id, [...sprak], tillstand, JSON.stringify(fel), now]);
  }

  /** Nothing that the agent has asked for can be confirmed any more. */
  async callOffAgent(agent: string, fel: FaultEntry[], detalj: Record<string, unknown>, now: string): Promise<void> {
    await this.db.query(CALL_OFF_OF_AGENT, [agent, JSON.stringify(fel), JSON.stringify(detalj), now]);
  }
}
