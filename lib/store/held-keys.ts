import { DatabaseAway } from '#lib/errors/database-away.ts';
import type { Queryable, Statement } from '#lib/store/database.ts';
import { type Claim, type ClaimRow, claimOf } from '#lib/store/idempotency.ts';

const HOLD: Statement = { name: 'idempotency_hold', text: 'SELECT lage, kropp, status, svar FROM idempotens_hall($1, $2)' };
const LET_GO: Statement = {
  name: 'idempotency_let_go',
  text: 'SELECT pg_advisory_unlock(hashtextextended($1 || chr(31) || $2, 0))',
};

/**
 * The keys of calls that wait for other systems, however long and however many: all are held by one connection, since such
 * a call must take nothing from those that do not wait. A process that dies lets go of its keys at once.
 */
export class HeldKeys {
  /** One and the same session for every statement. */
  private readonly connection: Queryable;
  /** A session takes its own lock again when asked to; this process must not. */
  private readonly held = new Set<string>();

  constructor(connection: Queryable) {
    this.connection = connection;
  }

  /** As Idempotency.claim, but held until `letGo`, which whoever was told `ny` calls in the end. */
  async claim(principal: string, nyckel: string): Promise<Claim> {
    const name = nameOf(principal, nyckel);
    if (this.held.has(name)) return { lage: 'pagar' };
    this.held.add(name);
    let claim: Claim | undefined;
    try {
      const [row] = await this.connection.query<ClaimRow>(HOLD, [principal, nyckel]);
      claim = claimOf(row);
      return claim;
    } finally {
      if (claim?.lage !== 'ny') this.held.delete(name);
    }
  }

  async letGo(principal: string, nyckel: string): Promise<void> {
    try {
      await this.connection.query(LET_GO, [principal, nyckel]);
    } catch (error) {
      // A session that has ended let go of everything.
      if (!(error instanceof DatabaseAway)) throw error;
    } finally {
      this.held.delete(nameOf(principal, nyckel));
    }
  }
}

function nameOf(principal: string, nyckel: string): string {
  return `${principal}\u001f${nyckel}`;
}
