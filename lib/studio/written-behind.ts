import type { Logger } from 'pino';

/** What has been counted is written so long afterwards: as much is lost when the process is killed, and nothing when it is stopped. */
const WRITTEN_AFTER_MS = 1_000;

interface WrittenBehindParts<Row> {
  /** Of rows with one key there is one. */
  key(row: Row): string;
  /** Adds the second to the first. */
  add(there: Row, more: Row): void;
  /** Writes all of them; what it throws has them tried again. */
  write(rows: readonly Row[]): Promise<void>;
  /** What is told once of a fault that lasts. */
  failed: string;
  log: Pick<Logger, 'error'>;
}

/** Sums in memory that are written together, once a second. While they cannot be written they are kept. */
export class WrittenBehind<Row> {
  private readonly parts: WrittenBehindParts<Row>;
  private rows = new Map<string, Row>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  private isFailing = false;

  constructor(parts: WrittenBehindParts<Row>) {
    this.parts = parts;
  }

  /** How many wait. */
  get size(): number {
    return this.rows.size;
  }

  /** What waits under that key. */
  waiting(key: string): Row | undefined {
    return this.rows.get(key);
  }

  count(row: Row): void {
    this.keep(row);
    this.timer ??= setTimeout(() => this.write(), WRITTEN_AFTER_MS);
  }

  /** Settled when all that has been counted is written, or cannot be. */
  async stop(): Promise<void> {
    await this.writing;
    await this.write();
  }

  private keep(row: Row): void {
    const key = this.parts.key(row);
    const there = this.rows.get(key);
    if (there === undefined) this.rows.set(key, row);
    else this.parts.add(there, row);
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.writing !== undefined || this.rows.size === 0) return;
    this.writing = this.writeAll().finally(() => {
      this.writing = undefined;
      if (this.rows.size > 0) this.timer ??= setTimeout(() => this.write(), WRITTEN_AFTER_MS);
    });
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    const rows = [...this.rows.values()];
    this.rows = new Map();
    try {
      await this.parts.write(rows);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.parts.log.error({ err: error }, this.parts.failed);
      this.isFailing = true;
      for (const row of rows) this.keep(row);
    }
  }
}
