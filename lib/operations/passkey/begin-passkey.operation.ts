import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { MOST_PASSKEYS, newPasskeyQuestionSchema } from '#lib/contract/passkey.ts';
import { fault } from '#lib/errors/fault.ts';
import { CONFIRM_FAULTS, confirmPerson } from '#lib/operations/account/confirm-person.ts';
import { proofOfPerson } from '#lib/operations/account/password-to-confirm.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { newChallenge, newPasskeyQuestion, QUESTION_MS, relyingPartyOf } from '#lib/sign-in/passkeys.ts';

export const beginPasskey = defineOperation({
  name: 'paborjaPassernyckel',
  summary: 'Ger frågan som webbläsaren ställer för att skapa en passernyckel åt dig. Den besvaras inom fem minuter, en gång.',
  method: 'POST',
  path: '/studio/api/jag/andra-faktor/passernycklar/paborja',
  body: z.object({ losenord: proofOfPerson }),
  output: z.object({ ok: z.literal(true), fraga: newPasskeyQuestionSchema }),
  status: 201,
  errors: ['bara_redaktionen', ...CONFIRM_FAULTS, 'passernycklar_for_manga'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { losenord }) {
    const { actor, settings, store, randomBytes, hashToken, now } = context;
    await confirmPerson(context, losenord);
    const known = await store.passkeys.known(actor.id);
    if (known.length >= MOST_PASSKEYS) throw fault('passernycklar_for_manga', {}, { max: MOST_PASSKEYS });
    const challenge = newChallenge(randomBytes);
    const person = { id: actor.id, epost: actor.epost ?? actor.namn, namn: actor.namn };
    const fraga = await newPasskeyQuestion({ id: relyingPartyOf(settings.url).id, name: settings.sajt.namn }, person, { challenge, known });
    const utgar = new Date(Date.parse(now) + QUESTION_MS).toISOString();
    return context.finish(async ({ passkeys }) => {
      await passkeys.ask({ hash: hashToken(challenge), person: actor.id, sort: 'ny' }, { utgar, now });
      return { ok: true as const, fraga };
    });
  },
});
