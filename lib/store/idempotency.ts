import { Aggregate, type Statement } from '#lib/store/database.ts';

export type Claim = { lage: 'ny' } | { lage: 'pagar' } | { lage: 'klar'; kropp: string; status: number; svar: string };

export interface ClaimRow {
  lage: 'ny' | 'pagar' | 'klar';
  kropp: string | null;
  status: number | null;
  svar: string | null;
}

const CLAIM: Statement = { name: 'idempotency_claim', text: 'SELECT lage, kropp, status, svar FROM idempotens_borja($1, $2)' };
const PURGE: Statement = { name: 'idempotency_purge', text: "DELETE FROM idempotens WHERE paborjad < now() - interval '7 days'" };

/** What the database says of a key, in words of ours. */
export function claimOf(row: ClaimRow | undefined): Claim {
  if (row === undefined) throw new Error('nothing was answered of a key');
  if (row.lage !== 'klar') return { lage: row.lage };
  return { lage: 'klar', kropp: row.kropp ?? '', status: row.status ?? 500, svar: row.svar ?? '' };
}

/** Answers kept for seven days under the caller's key (CallEnds keeps them), so that a repeated call is answered and not done again. */
export class Idempotency extends Aggregate {
  /**
   * Claims the key until the surrounding transaction ends: `ny` means that the caller now holds it, `pagar` that another
   * call does, `klar` that it has been answered.
   */
  async claim(principal: string, nyckel: string): Promise<Claim> {
    const [row] = await this.db.query<ClaimRow>(CLAIM, [principal, nyckel]);
    return claimOf(row);
  }

  /** Removes the answers that are older than the seven days they are kept. */
  async purge(): Promise<void> {
    await this.db.query(PURGE, []);
  }
}
