import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

interface PublicVersion {
  innehall: string;
  sprak: Language;
}

const PUT: Statement = {
  name: 'public_prices_put',
  text: `INSERT INTO publicerad_pris (innehall_id, sprak, kontrollerad) VALUES ($1, $2, $3::date)
    ON CONFLICT (innehall_id, sprak) DO UPDATE SET kontrollerad = excluded.kontrollerad`,
};
const FORGET: Statement = { name: 'public_prices_forget', text: 'DELETE FROM publicerad_pris WHERE innehall_id = $1 AND sprak = $2' };

/** When the prices that readers have were last seen in their shops: of each public version that says so, the day of the oldest. */
export class PublicPrices extends Aggregate {
  /** Keeps the day (`YYYY-MM-DD`) in the place of the one there was. */
  async put({ innehall, sprak }: PublicVersion, kontrollerad: string): Promise<void> {
    await this.db.query(PUT, [innehall, sprak, kontrollerad]);
  }

  /** Of what is public no more, or tells of no such day. */
  async forget({ innehall, sprak }: PublicVersion): Promise<void> {
    await this.db.query(FORGET, [innehall, sprak]);
  }
}
