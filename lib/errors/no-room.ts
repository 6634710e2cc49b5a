import { KindredError } from '#lib/errors/kindred-error.ts';

/** The file system's names for having no room, or no leave, to write: the disk is full, the quota used up, or nothing can be written at all. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** What was to be kept cannot be: the disk (or the memory) of a server is used up. Whoever runs it can mend that. */
export class NoRoom extends KindredError {
  static override readonly errorName: string = 'NoRoom';
  constructor(cause: unknown) {
    super('det finns inget utrymme kvar', { cause });
  }
}

/** As `work`, which writes files; throws NoRoom where they cannot be written. */
export async function inRoom<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error && 'code' in error && FULL.has(String(error.code)) ? new NoRoom(error) : error;
  }
}
