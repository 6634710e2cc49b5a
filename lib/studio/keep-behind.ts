import type { Logger } from 'pino';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import type { KeptPages, RenderedPublication } from '#lib/store/readers/kept-pages.ts';

/** What comes while so many wait is not kept: whoever reads it next renders it again. */
const MOST_WAITING = 100;

/** Keeps what readers had rendered, one after the other, behind their answers: nobody waits for it, and what fails is made again. */
export class KeepBehind {
  private readonly keptPages: Pick<KeptPages, 'keep'>;
  private readonly log: Pick<Logger, 'error'>;
  private readonly waiting: RenderedPublication[] = [];
  private working: Promise<void> | undefined;

  constructor(keptPages: Pick<KeptPages, 'keep'>, log: Pick<Logger, 'error'>) {
    this.keptPages = keptPages;
    this.log = log;
  }

  keep(rendered: RenderedPublication): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(rendered);
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
  }

  /** Settled when nothing waits. */
  async ended(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      try {
        await this.keptPages.keep(next);
      } catch (error) {
        this.waiting.length = 0;
        if (!(error instanceof DatabaseAway)) this.log.error({ err: error, innehall: next.innehall }, 'a rendered page could not be kept');
      }
    }
  }
}
