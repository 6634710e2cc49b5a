import { KindredError } from '#lib/errors/kindred-error.ts';

/** No archive could be made or read, or none be restored: the message says why and what to do, in Swedish. */
export class BackupFault extends KindredError {
  static override readonly errorName: string = 'BackupFault';
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What the file system or the database said, as whoever runs Studio is told it. */
export function asBackupFault(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupFault) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.has(code) || /No space left on device/.test(error.message) || code === '53100')
    return new BackupFault(`Det finns inte plats nog för ${place}. Ge disken mer plats och gör om det; ingenting halvt är kvar.`, {
      cause: error,
    });
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)$/.test(code))
    return new BackupFault(`Studio kan inte läsa eller skriva ${place} (${error.message}).`, { cause: error });
  if (
    /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|ECONNRESET|28P01|28000|3D000)$/.test(code) ||
    /timeout expired|Connection terminated/.test(error.message)
  )
    return new BackupFault(`Databasen går inte att nå: ${error.message}. Kontrollera att den är igång, och DATABASE_URL.`, {
      cause: error,
    });
  return error;
}
