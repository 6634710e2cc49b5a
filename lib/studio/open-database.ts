import path from 'node:path';
import type { Logger } from 'pino';
import { refuseHalfRestored } from '#lib/backup/restore-backup.ts';
import { type Environment, StartFault } from '#lib/config/environment.ts';
import { type ApplicationAccess, applicationAccess } from '#lib/store/application-role.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { rolePassword } from '#lib/studio/answer-seal.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';

const MIGRATIONS = path.resolve('prisma/migrations');

export interface OpenDatabase extends ApplicationAccess {
  /** Ends the server, when it is the embedded one. */
  stop(): Promise<void>;
}

/**
 * The embedded database, or the one that DATABASE_URL names, brought up to date by its owner, and the login of the role that the
 * application works as. Throws StartFault for one that cannot be reached.
 */
export async function openDatabase(environment: Environment, log: Logger): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl } = environment;
  await refuseHalfRestored(environment.data).catch((half: Error) => {
    throw new StartFault(half.message);
  });
  if (databaseUrl !== undefined) {
    const access = await reached(prepareDatabase(databaseOwnerUrl ?? databaseUrl, environment), databaseOwnerUrl ?? databaseUrl);
    return { ...access, stop: async () => {} };
  }
  const embedded = await startEmbeddedDatabase(environment.data, log);
  try {
    return { ...(await prepareDatabase(embedded.socketUrl, environment)), stop: () => embedded.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Migrates as the owner and says how the application gets in. */
export async function prepareDatabase(
  ownerUrl: string,
  { secret, databaseUrl, databaseOwnerUrl }: Pick<Environment, 'secret' | 'databaseUrl' | 'databaseOwnerUrl'>,
): Promise<ApplicationAccess> {
  await applyMigrations(ownerUrl, MIGRATIONS);
  const made = databaseOwnerUrl === undefined || databaseUrl === undefined ? {} : { applicationUrl: databaseUrl };
  return applicationAccess(ownerUrl, { passwordFor: rolePassword(secret), ...made });
}

async function reached<Result>(work: Promise<Result>, url: string): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const code = 'code' in cause ? String(cause.code) : '';
    if (!/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|28P01|28000|3D000)$/.test(code) && cause.message !== 'timeout expired') throw cause;
    const place = URL.canParse(url) ? new URL(url).host : 'den adressen';
    throw new StartFault(`Databasen på ${place} går inte att använda: ${cause.message}. Kontrollera DATABASE_URL.`);
  }
}

/** What whoever starts Studio is told of a database that does not hold against its own application. */
export function unguardedNotice(reason: string): string {
  return (
    `Databasen skyddar inte historiken mot Studio självt: ${reason} Studio arbetar som databasens ägare, som kan ändra revisioner och logg. ` +
    'Låt rollen i DATABASE_URL skapa roller (CREATEROLE), eller ange ägaren i DATABASE_OWNER_URL och en smalare roll i DATABASE_URL.'
  );
}
