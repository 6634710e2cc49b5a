import { Aggregate, type Statement } from '#lib/store/database.ts';

/** Where an outbound link leads, and what of its program follows along. */
export interface OutboundTarget {
  adress: string;
  /** The moment from which it leads nowhere. */
  slut: string | null;
  rel: string[];
  parametrar: Record<string, string>;
}

const TARGET: Statement = {
  name: 'public_outbound',
  text: 'SELECT u.adress, u.slut, p.rel, p.parametrar FROM utlank u JOIN annonsprogram p ON p.id = u.program_id WHERE u.kod = $1',
};

/** The site's outbound links as readers follow them. */
export class PublicOutbound extends Aggregate {
  async target(kod: string): Promise<OutboundTarget | undefined> {
    const [row] = await this.db.query<OutboundTarget>(TARGET, [kod]);
    return row;
  }
}
