import { KindredError } from '#lib/errors/kindred-error.ts';

/** Where files are kept cannot be asked at the moment, or does not let Studio in; `orsak` says why, in Swedish, to whoever runs Studio. */
export class StorageAway extends KindredError {
  static override readonly errorName: string = 'StorageAway';
  readonly orsak: string;

  constructor(orsak: string, cause?: unknown) {
    super(orsak, { cause });
    this.orsak = orsak;
  }
}
