import { FRESH_LOGIN_MS, VOUCHED_FOR_WAYS } from '#lib/contract/session.ts';
import { fault } from '#lib/errors/fault.ts';
import { confirmPassword } from '#lib/operations/account/confirm-password.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** What confirmPerson refuses with. */
export const CONFIRM_FAULTS = ['losenord_fel', 'inloggning_gammal', 'for_manga_inloggningar'] as const;

/**
 * Makes sure that it is the person who calls, before what it takes to come in is changed: by their password, or of who has none by a
 * login that the organisation has vouched for within ten minutes, with the second factor that they had then
 * (docs/decisions/openid-connect.md). Throws as confirmPassword does, and 422 for an older login, which is logged as well.
 */
export async function confirmPerson(context: OperationContext, losenord: string): Promise<void> {
  const { store, actor } = context;
  const epost = actor.epost ?? '';
  const hasNone = losenord === '' && (await store.people.credentials(epost))?.losenord_hash === '';
  if (!hasNone) return confirmPassword(context, losenord, 'losenord');
  if (await isFresh(context)) return;
  await context.noteRefusal('losenordAvvisat', { konto: actor.id, epost, fel: 'inloggning_gammal' });
  throw fault('inloggning_gammal', { falt: 'losenord' });
}

/** Whether the login that is called by was made lately, by way of the organisation. */
async function isFresh({ store, actor, now, settings }: OperationContext): Promise<boolean> {
  const login = (await store.sessions.list(actor.id, now, settings.sessionIdleMs)).find(({ id }) => id === actor.session);
  if (login === undefined || !VOUCHED_FOR_WAYS.some((way) => way === login.inloggad_med)) return false;
  return Date.parse(now) - Date.parse(login.skapad) <= FRESH_LOGIN_MS;
}
