import path from 'node:path';
import type { Logger } from 'pino';
import { refuseHalfRestored } from '#lib/backup/restore-backup.ts';
import { type Environment, ownersDatabase, StartFault } from '#lib/config/environment.ts';
import { type ApplicationAccess, applicationAccess, withLoginOf } from '#lib/store/application-role.ts';
import type { Pooled } from '#lib/store/connection.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { DatabaseHalfRestored } from '#lib/store/restoring-mark.ts';
import { rolePassword } from '#lib/studio/answer-seal.ts';
import { copyOf } from '#lib/studio/copy-of-database.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { refuseDeafness, refuseSharing, throughPooler } from '#lib/studio/through-pooler.ts';

/** What brings a database up to this program's version. */
export const MIGRATIONS = path.resolve('prisma/migrations');

/** How the application reaches a database that is up to date. */
export interface DatabaseAccess {
  url: string;
  /** Present when there is a pooler at that address. */
  pooled?: Pooled;
  /** Present when searches may be asked of a copy at that address. */
  copyUrl?: string;
  /** What whoever starts Studio is told of it. */
  notices: readonly string[];
}

export interface OpenDatabase extends DatabaseAccess {
  /** Ends the server, when it is the embedded one. */
  stop(): Promise<void>;
}

/**
 * The embedded database, or the one that DATABASE_URL names, brought up to date by its owner, and the login of the role that the
 * application works as. Throws StartFault for one that cannot be reached, or not as it must be.
 */
export async function openDatabase(environment: Environment, log: Logger): Promise<OpenDatabase> {
  const own = ownersDatabase(environment);
  await refuseHalfRestored(environment.data).catch((half: Error) => {
    throw new StartFault(half.message);
  });
  if (own !== undefined) return { ...(await reached(ownDatabase(own, environment, log), own)), stop: async () => {} };
  const embedded = await startEmbeddedDatabase(environment.data, log);
  try {
    return { ...told(await prepareDatabase(embedded.socketUrl, environment, log)), stop: () => embedded.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

type Addresses = Pick<Environment, 'secret' | 'databaseUrl' | 'databaseDirectUrl' | 'databaseOwnerUrl'> &
  Partial<Pick<Environment, 'databaseCopyUrl'>>;

/** Prepares a database that somebody else runs, and finds out what is between it and Studio, and whether its copy is one. */
export async function ownDatabase(ownerUrl: string, environment: Addresses, log?: Pick<Logger, 'warn'>): Promise<DatabaseAccess> {
  const access = await databaseItself(ownerUrl, environment, log);
  if (environment.databaseCopyUrl === undefined) return access;
  const directUrl = access.pooled?.directUrl ?? access.url;
  const { copyUrl, notice } = await copyOf(directUrl, withLoginOf(environment.databaseCopyUrl, directUrl) ?? environment.databaseCopyUrl);
  return { ...access, copyUrl, notices: notice === undefined ? access.notices : [...access.notices, notice] };
}

async function databaseItself(ownerUrl: string, environment: Addresses, log?: Pick<Logger, 'warn'>): Promise<DatabaseAccess> {
  const { databaseUrl = ownerUrl, databaseDirectUrl, databaseOwnerUrl } = environment;
  const direct = { DATABASE_OWNER_URL: databaseOwnerUrl, DATABASE_URL_DIREKT: databaseDirectUrl };
  for (const [variable, url] of Object.entries(direct)) if (url !== undefined) await refuseSharing(variable, url);
  if (databaseDirectUrl === undefined) await refuseSharing('DATABASE_URL', databaseUrl);
  const access = await prepareDatabase(ownerUrl, { ...environment, databaseUrl: databaseDirectUrl ?? databaseUrl }, log);
  const { url, notices } = told(access);
  if (databaseDirectUrl === undefined) {
    await refuseDeafness(url);
    return { url, notices };
  }
  // The login that was given stays as it was given: a pooler may know it by another name.
  const poolerUrl = url === databaseDirectUrl ? databaseUrl : (withLoginOf(databaseUrl, url) ?? databaseUrl);
  const { pooled, notice } = await throughPooler(poolerUrl, url);
  return { url: poolerUrl, pooled, notices: notice === undefined ? notices : [...notices, notice] };
}

function told({ url, unguarded, remedy }: ApplicationAccess): DatabaseAccess {
  return { url, notices: unguarded === undefined ? [] : [unguardedNotice(unguarded, remedy ?? RIGHTS_WANTED)] };
}

/** Migrates as the owner and says how the application gets in. */
export async function prepareDatabase(
  ownerUrl: string,
  { secret, databaseUrl, databaseOwnerUrl }: Pick<Environment, 'secret' | 'databaseUrl' | 'databaseOwnerUrl'>,
  log?: Pick<Logger, 'warn'>,
): Promise<ApplicationAccess> {
  const waits = (migration: string) =>
    log?.warn(
      { migration },
      'a change of the database waits for a table that somebody reads on (a backup, a long question); Studio opens when it is free',
    );
  await applyMigrations(ownerUrl, MIGRATIONS, waits).catch((cause: unknown) => {
    throw cause instanceof DatabaseHalfRestored ? new StartFault(cause.message, { cause }) : cause;
  });
  const made = databaseOwnerUrl === undefined || databaseUrl === undefined ? {} : { applicationUrl: databaseUrl };
  return applicationAccess(ownerUrl, { passwordFor: rolePassword(secret), ...made });
}

async function reached<Result>(work: Promise<Result>, url: string): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const code = 'code' in cause ? String(cause.code) : '';
    if (!/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|28P01|28000|3D000|08P01|42501)$/.test(code) && cause.message !== 'timeout expired')
      throw cause;
    const place = URL.canParse(url) ? new URL(url).host : 'den adressen';
    throw new StartFault(`Databasen på ${place} går inte att använda: ${cause.message}. Kontrollera DATABASE_URL.`);
  }
}

const RIGHTS_WANTED =
  'Låt rollen i DATABASE_URL skapa roller (CREATEROLE), eller ange ägaren i DATABASE_OWNER_URL och en smalare roll i DATABASE_URL.';

/** What whoever starts Studio is told of a database that does not hold against its own application. */
function unguardedNotice(reason: string, remedy: string): string {
  return `Databasen skyddar inte historiken mot Studio självt: ${reason} Studio arbetar som databasens ägare, som kan ändra revisioner och logg. ${remedy}`;
}
