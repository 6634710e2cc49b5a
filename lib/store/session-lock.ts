import type { Queryable, Statement } from '#lib/store/database.ts';

const TAKE: Statement = { name: 'lock_take', text: 'SELECT pg_try_advisory_lock(hashtextextended($1, 1)) AS taken' };
const LET_GO: Statement = { name: 'lock_let_go', text: 'SELECT pg_advisory_unlock(hashtextextended($1, 1))' };

const ASKED_EVERY_MS = 200;

/** What one instance at a time may do. It ends with the session that took it, and so with the process. */
export class SessionLock {
  private readonly session: Queryable;
  private readonly name: string;

  /** `session` must be one and the same for every statement. */
  constructor(session: Queryable, name: string) {
    this.session = session;
    this.name = name;
  }

  /** Waits for whoever has it, however long that takes: by asking now and then, since no statement may. */
  async take(): Promise<void> {
    while (!(await this.tryToTake())) await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }

  /** Whether it was to be had. */
  async tryToTake(): Promise<boolean> {
    const [row] = await this.session.query<{ taken: boolean }>(TAKE, [this.name]);
    return row?.taken === true;
  }

  async letGo(): Promise<void> {
    await this.session.query(LET_GO, [this.name]);
  }
}
