import { KindredError } from '#lib/errors/kindred-error.ts';

interface CmsFailureDetails {
  /** Whether the same call may succeed later without anybody doing anything. */
  retryable: boolean;
  /**
   * Whether nothing at all can be delivered before somebody has mended the connection: then it is no fault of the article's,
   * and the same call succeeds once they have. Without it a failure that is not retryable is the article's own.
   */
  stopsAll?: boolean;
  /** What went wrong, in Swedish, for a journalist. */
  orsak: string;
  /** What to do about it, in Swedish. */
  atgard: string;
  /** What the check calls it (CmsProblem), where it is not one of those that it tells by itself. */
  kod?: string;
  /** Seconds the CMS asks us to wait. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The CMS could not be reached or refused. What had been done by then is completed by calling again. */
export class CmsFailure extends KindredError {
  static override readonly errorName: string = 'CmsFailure';
  readonly retryable: boolean;
  readonly stopsAll: boolean;
  readonly orsak: string;
  readonly atgard: string;
  readonly kod: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: CmsFailureDetails) {
    super(details.orsak, { cause: details.cause });
    this.retryable = details.retryable;
    this.stopsAll = details.stopsAll ?? false;
    this.orsak = details.orsak;
    this.atgard = details.atgard;
    this.kod = details.kod;
    this.retryAfter = details.retryAfter;
  }
}
