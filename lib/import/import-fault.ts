import { KindredError } from '#lib/errors/kindred-error.ts';

/** Why an article, or a file of them, cannot be read, and what to do, in Swedish. */
export class ImportFault extends KindredError {
  static override readonly errorName: string = 'ImportFault';
  readonly orsak: string;
  readonly atgard: string;

  constructor(orsak: string, atgard: string, cause?: unknown) {
    super(`${orsak} ${atgard}`, { cause });
    this.orsak = orsak;
    this.atgard = atgard;
  }
}
