import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { recoveryCodesSchema } from '#lib/contract/second-factor.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { renewCodes } from '#lib/operations/second-factor/renew-codes.ts';
import { stepOfCode } from '#lib/sign-in/one-time-codes.ts';
import { openedSecret } from '#lib/sign-in/opened-secret.ts';

export const confirmSecondFactor = defineOperation({
  name: 'bekraftaAndraFaktor',
  summary:
    'Slår på tvåstegsinloggning med den nya nyckeln, när du visar en kod från den. Dina andra inloggningar och assistenternas anslutningar avslutas.',
  method: 'POST',
  path: '/studio/api/jag/andra-faktor/bekrafta',
  body: z.object({ kod: z.string().max(20).meta({ description: 'De sex siffror som appen visar nu.' }) }),
  output: z.object({
    ok: z.literal(true),
    reservkoder: recoveryCodesSchema,
    avslutade: z.number().meta({ description: 'Hur många andra inloggningar som avslutades.' }),
  }),
  errors: ['bara_redaktionen', 'andra_faktor_ej_paborjad', 'engangskod_ogiltig'],
  hints: { readOnly: false },
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { kod }) {
    const { store, actor, vault, now } = context;
    const sealed = (await store.secondFactors.get(actor.id))?.ny_hemlighet ?? undefined;
    const secret = openedSecret(vault, sealed);
    if (sealed === undefined || secret === undefined) throw fault('andra_faktor_ej_paborjad');
    const step = stepOfCode(secret, kod.replace(/\s/g, ''), Date.parse(now));
    if (step === undefined) throw fault('engangskod_ogiltig', { falt: 'kod' });
    // Somebody has asked for another meanwhile.
    if (!(await store.secondFactors.confirm(actor.id, sealed, step, now))) throw fault('andra_faktor_ej_paborjad');
    const reservkoder = await renewCodes(context, store);
    const avslutade = await store.sessions.endAll(actor.id, { session: actor.session });
    context.changed('konton');
    context.note({ detalj: { avslutade } });
    return { ok: true as const, reservkoder, avslutade };
  },
});
