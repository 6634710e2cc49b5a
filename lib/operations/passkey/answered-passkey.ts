import type { NewPasskeyAnswer } from '#lib/contract/passkey.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { askedAndWhere, madePasskey, relyingPartyOf } from '#lib/sign-in/passkeys.ts';

/**
 * The passkey that whoever calls has made, for what they were asked. The question is used up by it, whatever becomes of the
 * answer. Throws 409 for what they have not been asked, have answered before or answer too late, and 422 for an answer that was
 * given on another site or that does not hold together; both are logged.
 */
export async function answeredPasskey(context: OperationContext, svar: NewPasskeyAnswer) {
  const { actor, settings, hashToken, now } = context;
  const party = relyingPartyOf(settings.url);
  const asked = askedAndWhere(svar.response.clientDataJSON);
  const question = { hash: hashToken(asked?.challenge ?? ''), person: actor.id, sort: 'ny' as const };
  if (asked === undefined || !(await context.step(({ passkeys }) => passkeys.answer(question, now)))) {
    await context.noteRefusal('passernyckelAvvisad', { orsak: 'fragan' });
    throw fault('passernyckel_ej_paborjad', { falt: 'svar' });
  }
  const made = await madePasskey(party, svar, asked.challenge);
  if (made !== undefined) return made;
  await context.noteRefusal('passernyckelAvvisad', { orsak: asked.origin === party.origin ? 'svaret' : 'adressen' });
  throw fault('passernyckel_ogiltig', { falt: 'svar' }, { adress: party.origin });
}
