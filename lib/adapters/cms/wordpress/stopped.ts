import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsProblem } from '#lib/adapters/cms/port.ts';

/**
 * Tells a delivery that WordPress refuses from one that nothing could have got through: what the check says stops everything
 * is mended by whoever looks after the connection, while the article waits. What the last check found is remembered, so that
 * nothing is sent by a plugin that is too old to be trusted with it.
 */
export class StopGuard {
  private standing = false;
  private readonly ask: (largest: number) => Promise<CmsProblem[]>;

  constructor(ask: (largest: number) => Promise<CmsProblem[]>) {
    this.ask = ask;
  }

  /** All that is wrong, for files of at most so many bytes. */
  async check(largest = 0): Promise<CmsProblem[]> {
    const problems = await this.ask(largest);
    this.standing = problems.some(({ stoppar }) => stoppar);
    return problems;
  }

  /** Does `work`, unless something stops everything. Rejects with a CmsFailure that says whether that is so. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.standing) {
      const stopping = await this.stopping();
      if (stopping !== undefined) throw stopped(stopping);
    }
    try {
      return await work();
    } catch (error) {
      throw error instanceof CmsFailure ? await this.explained(error) : error;
    }
  }

  private async explained(failure: CmsFailure): Promise<CmsFailure> {
    // An answer in a shape of its own is what a plugin of another version gives.
    const isStrange = failure.cause instanceof z.ZodError;
    if (failure.retryable && !isStrange) return failure;
    const stopping = await this.stopping();
    // It answered a moment ago: what it said then counts.
    if (stopping === undefined || stopping.kod === UNREACHABLE) return failure;
    return stopped(isStrange ? stopping : { ...failure, kod: stopping.kod }, failure);
  }

  private async stopping(): Promise<CmsProblem | undefined> {
    return (await this.check()).find(({ stoppar }) => stoppar);
  }
}

/** The one that passes by itself. */
const UNREACHABLE = 'cms_onabar';

function stopped({ kod, orsak, atgard }: Pick<CmsProblem, 'kod' | 'orsak' | 'atgard'>, cause?: CmsFailure): CmsFailure {
  return new CmsFailure({ retryable: kod === UNREACHABLE, stopsAll: true, orsak, atgard, retryAfter: cause?.retryAfter, cause });
}
