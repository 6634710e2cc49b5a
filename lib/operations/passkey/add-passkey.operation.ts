import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { MOST_PASSKEYS, newPasskeySchema, passkeyName, passkeySchema } from '#lib/contract/passkey.ts';
import { recoveryCodesSchema } from '#lib/contract/second-factor.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredPasskey } from '#lib/operations/passkey/answered-passkey.ts';
import { renewCodes } from '#lib/operations/second-factor/renew-codes.ts';

export const addPasskey = defineOperation({
  name: 'laggTillPassernyckel',
  summary:
    'Lägger till passernyckeln som webbläsaren har skapat. Är den din första andra faktor slås tvåstegsinloggning på, du får reservkoder, och dina andra inloggningar och assistenternas anslutningar avslutas.',
  method: 'POST',
  path: '/studio/api/jag/andra-faktor/passernycklar',
  body: z.object({ namn: passkeyName, svar: newPasskeySchema }),
  output: z.object({
    ok: z.literal(true),
    passernyckel: passkeySchema,
    reservkoder: recoveryCodesSchema.nullable(),
    avslutade: z.number().meta({ description: 'Hur många andra inloggningar som avslutades.' }),
  }),
  status: 201,
  errors: ['bara_redaktionen', 'passernyckel_ej_paborjad', 'passernyckel_ogiltig', 'passernyckel_finns', 'passernycklar_for_manga'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { namn, svar }) {
    const { actor, now, newId } = context;
    const made = await answeredPasskey(context, svar);
    return context.finish(async (store) => {
      // Two at once are two in a row: the first turns the second step on, and neither goes beyond the most.
      await store.people.hold(actor.id);
      const before = await store.secondFactors.get(actor.id);
      if ((before?.passernycklar ?? 0) >= MOST_PASSKEYS) throw fault('passernycklar_for_manga', {}, { max: MOST_PASSKEYS });
      const passernyckel = await store.passkeys.add({ ...made, id: newId(), person: actor.id, namn, skapad: now });
      if (passernyckel === undefined) throw fault('passernyckel_finns', { falt: 'svar' });
      const isFirst = before?.passernycklar === 0 && before.hemlighet === null;
      const reservkoder = isFirst ? await renewCodes(context, store) : null;
      // Who came in with the password alone is asked for more from now on.
      const avslutade = isFirst ? await store.sessions.endAll(actor.id, { session: actor.session }) : 0;
      context.changed('konton');
      context.note({ detalj: { passernyckel: passernyckel.id, namn, avslutade } });
      return { ok: true as const, passernyckel, reservkoder, avslutade };
    });
  },
});
