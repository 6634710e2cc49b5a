import { StartFault } from '#lib/config/environment.ts';
import type { Pooled } from '#lib/store/connection.ts';
import { asFoundThrough, asFoundWhenTold, settleRole } from '#lib/store/role-settings.ts';
import { keepsStatements, whatIsBetween } from '#lib/store/what-is-between.ts';

/* What a pooler between Studio and the database takes away, and what is done about it: docs/decisions/pooler.md. */

export interface ThroughPooler {
  pooled: Pooled;
  /** What whoever starts Studio is told of it. */
  notice?: string;
}

const SHARES = 'går genom en pooler som delar anslutningar mellan transaktioner (som PgBouncer med pool_mode = transaction)';

/** Throws StartFault for an address that is to be the database's own and goes through a pooler that shares its connections. */
export async function refuseSharing(variable: string, url: string): Promise<void> {
  const between = await whatIsBetween(url);
  if (between === 'nothing' || between === 'session') return;
  if (variable === 'DATABASE_URL')
    throw new StartFault(
      `DATABASE_URL ${SHARES}. Där hörs inte vad andra instanser ändrar, och lås håller inte. ` +
        'Ange också DATABASE_URL_DIREKT: samma databas och samma inloggning, förbi poolern.',
    );
  throw new StartFault(`${variable} ${SHARES}. Ange databasens egen adress där, förbi poolern.`);
}

/** Throws StartFault when something between lets sessions be but not what they are told, as a pooler does that overlooks `options`. */
export async function refuseDeafness(url: string): Promise<void> {
  if ((await whatIsBetween(url)) === 'nothing') return;
  const remedy = 'Ange också DATABASE_URL_DIREKT: samma databas och samma inloggning, förbi poolern.';
  const { unlike } = await asFoundWhenTold(url).catch((error: Error) => {
    throw new StartFault(`Poolern i DATABASE_URL tar inte emot Studios inställningar: ${error.message}. ${remedy}`);
  });
  if (unlike.length > 0)
    throw new StartFault(`Poolern i DATABASE_URL för inte Studios inställningar vidare (${unlike.join(', ')}). ${remedy}`);
}

/**
 * Sees to it that what is asked at `poolerUrl` finds the database as at `directUrl`, which has the application's login: the role is told for
 * good what a session cannot be told there. Throws StartFault saying what stands in the way.
 */
export async function throughPooler(poolerUrl: string, directUrl: string): Promise<ThroughPooler> {
  // Before anything is asked through the pooler: it keeps the sessions that it begins.
  await settleRole(directUrl);
  if ((await whatIsBetween(poolerUrl).catch(notLetIn)) === 'statement')
    throw new StartFault('Poolern i DATABASE_URL tillåter inga transaktioner. Välj en som gör det: pool_mode = transaction i PgBouncer.');
  const [through, direct] = await Promise.all([asFoundThrough(poolerUrl), asFoundWhenTold(directUrl)]);
  if (through.database !== direct.database) throw new StartFault('DATABASE_URL och DATABASE_URL_DIREKT leder till olika databaser.');
  if (through.role !== direct.role)
    throw new StartFault(
      `DATABASE_URL loggar in som ${through.role} och DATABASE_URL_DIREKT som ${direct.role}. Ge båda samma inloggning, eller låt poolern släppa igenom den.`,
    );
  if (through.unlike.length > 0)
    throw new StartFault(
      `Genom poolern i DATABASE_URL gäller inte det som Studio har ställt in för rollen ${through.role} (${through.unlike.join(', ')}). ` +
        'Den har kvar anslutningar från tidigare, eller ställer in annat själv: ge den kommandot RECONNECT, eller starta om den, och starta sedan Studio igen.',
    );
  if (await keepsStatements(poolerUrl)) return { pooled: { directUrl, keepsStatements: true } };
  return {
    pooled: { directUrl, keepsStatements: false },
    notice:
      'Poolern i DATABASE_URL känner inte till förberedda satser, så databasen planerar varje sats på nytt. ' +
      'PgBouncer kan dem från 1.21, med max_prepared_statements större än 0.',
  };
}

function notLetIn(error: Error): never {
  throw new StartFault(
    `Poolern i DATABASE_URL släpper inte in Studio: ${error.message}. Studio arbetar som en egen roll, som poolern ska känna: ge den auth_query, ` +
      'eller gör rollen själv, och ange den i DATABASE_URL och DATABASE_URL_DIREKT och databasens ägare i DATABASE_OWNER_URL.',
  );
}
