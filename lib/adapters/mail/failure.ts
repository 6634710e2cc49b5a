import { KindredError } from '#lib/errors/kindred-error.ts';

interface MailFailureDetails {
  /** Whether the same letter may be taken later, with or without somebody mending the settings. */
  retryable: boolean;
  /** What went wrong and what to do, in Swedish, for an administrator. */
  orsak: string;
  cause?: unknown;
}

/** A letter was not taken, or it is not known whether it was. */
export class MailFailure extends KindredError {
  static override readonly errorName: string = 'MailFailure';
  readonly retryable: boolean;
  readonly orsak: string;

  constructor({ retryable, orsak, cause }: MailFailureDetails) {
    super(orsak, { cause });
    this.retryable = retryable;
    this.orsak = orsak;
  }
}
