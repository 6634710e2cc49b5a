import { type Led, RedirectTable } from '#lib/content/redirects.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { oneSpelling } from '#lib/site/route.ts';
import type { RedirectRow } from '#lib/store/readers/public-redirects.ts';

/** While changes cannot be heard they are read again so often. */
const UNHEARD_MS = 1_000;

/**
 * The site's redirects, all of them, remembered until an instance changes one; read once a second while changes cannot be heard, and as they were
 * last while there is no database.
 */
export class KeptRedirects {
  private readonly read: () => Promise<RedirectRow[]>;
  private readonly now: () => number;
  private kept: { table: RedirectTable<RedirectRow>; until: number } | undefined;
  private reading: Promise<RedirectTable<RedirectRow>> | undefined;
  private last: RedirectTable<RedirectRow> | undefined;
  private hearing = false;

  constructor(read: () => Promise<RedirectRow[]>, now: () => number) {
    this.read = read;
    this.now = now;
  }

  /** At once where they are remembered. */
  lead(address: string): Led<RedirectRow> | undefined | Promise<Led<RedirectRow> | undefined> {
    const { kept } = this;
    if (kept !== undefined && kept.until > this.now()) return kept.table.lead(address);
    return this.table().then((table) => table.lead(address));
  }

  forget(): void {
    this.kept = undefined;
    this.reading = undefined;
  }

  /** Whether changes that other instances make are being heard. */
  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    this.forget();
  }

  private table(): Promise<RedirectTable<RedirectRow>> {
    if (this.reading !== undefined) return this.reading;
    const reading = this.readAll();
    this.reading = reading;
    reading.then(
      (table) => {
        // What has been forgotten meanwhile was read before the change.
        if (this.reading !== reading) return;
        this.reading = undefined;
        this.kept = { table, until: this.hearing ? Number.POSITIVE_INFINITY : this.now() + UNHEARD_MS };
      },
      () => {
        if (this.reading === reading) this.reading = undefined;
      },
    );
    return reading;
  }

  private async readAll(): Promise<RedirectTable<RedirectRow>> {
    try {
      this.last = new RedirectTable(await this.read(), oneSpelling);
    } catch (error) {
      if (!(error instanceof DatabaseAway) || this.last === undefined) throw error;
    }
    return this.last;
  }
}
