interface CmsFailureDetails {
  /** Whether the same call may succeed later without anybody doing anything. */
  retryable: boolean;
  /** What went wrong, in Swedish, for a journalist. */
  orsak: string;
  /** What to do about it, in Swedish. */
  atgard: string;
  /** Seconds the CMS asks us to wait. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The CMS could not be reached or refused. What had been done by then is completed by calling again. */
export class CmsFailure extends Error {
  readonly retryable: boolean;
  readonly orsak: string;
  readonly atgard: string;
  readonly retryAfter: number | undefined;

  constructor(details: CmsFailureDetails) {
    super(details.orsak, { cause: details.cause });
    this.name = 'CmsFailure';
    this.retryable = details.retryable;
    this.orsak = details.orsak;
    this.atgard = details.atgard;
    this.retryAfter = details.retryAfter;
  }
}
