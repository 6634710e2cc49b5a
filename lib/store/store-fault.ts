import { DatabaseAway } from '#lib/errors/database-away.ts';
import { NoRoom } from '#lib/errors/no-room.ts';

/**
 * PostgreSQL's names for a database that cannot be reached or is going down, and the one that a pooler has for all that keeps it from
 * asking (08P01); anything else is our own mistake.
 */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '08P01', '53300'],
]);

/** A database that has become the copy of another, in a fail-over: it may be read, and is not the one to write to. */
const ONLY_READ = '25006';

/** For what it did not do in the time that it was given: a statement, a lock, a transaction that was left open, one of two that wait for each other. */
const TOO_LATE = new Set(['57014', '55P03', '25P03', '25P04', '40P01']);

/** node-postgres, of a question that was not answered in time. */
const NOT_ANSWERED = 'Query read timeout';

/** PostgreSQL's class for what it has too little of (53100: a full disk), and the words it has for a quota and a disk that cannot be written to. */
const USED_UP = /^53/;
const UNWRITABLE = /No space left on device|Disk quota exceeded|Read-only file system/;

/** What went wrong in the database as the rest of the application knows it: it is away, it has no room, or it is a mistake of ours. */
export function storeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  if (UNREACHABLE.has(code) || code === ONLY_READ || TOO_LATE.has(code) || isUnheard(error))
    return new DatabaseAway('databasen går inte att nå', { cause: error });
  return USED_UP.test(code) || UNWRITABLE.test(error.message) ? new NoRoom(error) : error;
}

/**
 * Whether connections that were made before that fault are of no use: the database has left a question unanswered, and what it does with
 * it and with the others cannot be known; or it is not the one to write to, and new ones may lead to the one that is.
 */
export function endsOthers(fault: unknown): boolean {
  if (!(fault instanceof DatabaseAway && fault.cause instanceof Error)) return false;
  return fault.cause.message === NOT_ANSWERED || codeOf(fault.cause) === ONLY_READ;
}

/** node-postgres has no codes for connections that ended, that could not be made in time, and for what was asked over them. */
function isUnheard({ message }: Error): boolean {
  return message === NOT_ANSWERED || /Connection terminated|timeout e(xceeded when trying to connect|xpired)|not queryable/.test(message);
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
