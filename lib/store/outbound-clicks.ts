import { Aggregate, type Statement } from '#lib/store/database.ts';

/** How often readers have followed a link on a day, from one place. */
export interface Clicks {
  kod: string;
  /** YYYY-MM-DD, by Stockholm's clocks. */
  dag: string;
  /** The article that they followed it from, where that is known. */
  innehall: string | null;
  block: string;
  antal: number;
}

const ADD: Statement = {
  name: 'outbound_clicks_add',
  text: `INSERT INTO utklick (kod, dag, innehall_id, block, antal)
    SELECT c.kod, c.dag, c.innehall, c.block, c.antal FROM unnest($1::text[], $2::date[], $3::uuid[], $4::text[], $5::bigint[]) AS c(kod, dag, innehall, block, antal)
      JOIN utlank u ON u.kod = c.kod ORDER BY 1, 2, 3, 4
    ON CONFLICT (kod, dag, innehall_id, block) DO UPDATE SET antal = utklick.antal + excluded.antal`,
};

/** The counting of what readers follow (decisions.md §23). */
export class OutboundClicks extends Aggregate {
  /** Adds to what has been counted; of each place once. What is of a link that is no more is let go. */
  async add(clicks: readonly Clicks[]): Promise<void> {
    await this.db.query(ADD, [
      clicks.map(({ kod }) => kod),
      clicks.map(({ dag }) => dag),
      clicks.map(({ innehall }) => innehall),
      clicks.map(({ block }) => block),
      clicks.map(({ antal }) => antal),
    ]);
  }
}
