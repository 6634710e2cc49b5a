import { DatabaseAway } from '#lib/errors/database-away.ts';
import { NoRoom } from '#lib/errors/no-room.ts';

/** PostgreSQL's names for a database that cannot be reached or is going down; anything else is our own mistake. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
]);

/** PostgreSQL's class for what it has too little of (53100: a full disk), and the words it has for a quota and a disk that cannot be written to. */
const USED_UP = /^53/;
const UNWRITABLE = /No space left on device|Disk quota exceeded|Read-only file system/;

/** What went wrong in the database as the rest of the application knows it: it is away, it has no room, or it is a mistake of ours. */
export function storeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  const away = UNREACHABLE.has(code) || /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message);
  if (away) return new DatabaseAway('databasen går inte att nå', { cause: error });
  return USED_UP.test(code) || UNWRITABLE.test(error.message) ? new NoRoom(error) : error;
}

/** PostgreSQL's code, or the network's; Prisma has either further within. */
function codeOf(error: object): string {
  for (const place of ['meta', 'driverAdapterError', 'cause']) {
    const within: unknown = Reflect.get(error, place);
    const found = typeof within === 'object' && within !== null ? codeOf(within) : '';
    if (found !== '') return found;
  }
  const code: unknown = Reflect.get(error, 'originalCode') ?? Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}
