import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { blockedLogin } from '#lib/operations/failed-logins.ts';

/**
 * Makes sure that who calls knows the password of the person they call as: a session that somebody has come by is not enough
 * to change what it takes to come in. Throws 422 at the field for a wrong one, and 429 when too many have been tried, here or
 * at the sign-in; both are logged.
 */
export async function confirmPassword(context: OperationContext, losenord: string, falt: string): Promise<void> {
  const { actor, store, failedLogins } = context;
  const epost = actor.epost ?? '';
  const account = `konto:${epost}`;
  const detalj = { konto: actor.id, epost };
  const seconds = await failedLogins.begin([account]);
  if (seconds > 0) {
    if (await failedLogins.isNews([account])) await context.noteRefusal('inloggningSparrad', detalj);
    throw blockedLogin(seconds);
  }
  const known = await store.people.credentials(epost).catch(async (unjudged: unknown) => {
    await failedLogins.withdraw([account]);
    throw unjudged;
  });
  if (await context.passwordMatches(known?.losenord_hash, losenord)) return failedLogins.succeed(account, undefined);
  await context.noteRefusal('losenordAvvisat', { ...detalj, fel: 'losenord_fel' });
  throw fault('losenord_fel', { falt });
}
