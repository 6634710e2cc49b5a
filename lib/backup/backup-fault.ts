import { DatabaseAway } from '#lib/errors/database-away.ts';
import { KindredError } from '#lib/errors/kindred-error.ts';
import { DatabaseHalfRestored } from '#lib/store/restoring-mark.ts';
import { storeFault } from '#lib/store/store-fault.ts';

/** No archive could be made or read, or none be restored: the message says why and what to do, in Swedish. */
export class BackupFault extends KindredError {
  static override readonly errorName: string = 'BackupFault';
}

/** A login or a database that the server does not know. */
const REFUSED = new Set(['28P01', '28000', '3D000']);
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What the file system or the database said, as whoever runs Studio is told it. */
export function asBackupFault(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupFault) return error;
  if (error instanceof DatabaseHalfRestored) return new BackupFault(error.message, { cause: error });
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.has(code) || /No space left on device/.test(error.message) || code === '53100')
    return new BackupFault(`Det finns inte plats nog för ${place}. Ge disken mer plats och gör om det; ingenting halvt är kvar.`, {
      cause: error,
    });
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)$/.test(code))
    return new BackupFault(`Studio kan inte läsa eller skriva ${place} (${error.message}).`, { cause: error });
  if (storeFault(error) instanceof DatabaseAway || REFUSED.has(code))
    return new BackupFault(`Databasen går inte att nå: ${firstLine(error.message)}. Kontrollera att den är igång, och DATABASE_URL.`, {
      cause: error,
    });
  return error;
}

/** The rest tells a programmer where. */
function firstLine(message: string): string {
  return message.split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
}
