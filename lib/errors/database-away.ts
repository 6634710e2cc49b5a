import { KindredError } from '#lib/errors/kindred-error.ts';
/** The database is away: the caller may try again. */
export class DatabaseAway extends KindredError {
  static override readonly errorName: string = 'DatabaseAway';
}
