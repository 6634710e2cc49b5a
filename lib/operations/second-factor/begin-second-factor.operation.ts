import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { CONFIRM_FAULTS, confirmPerson } from '#lib/operations/account/confirm-person.ts';
import { proofOfPerson } from '#lib/operations/account/password-to-confirm.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { newOneTimeSecret, oneTimeAddress } from '#lib/sign-in/one-time-codes.ts';

export const beginSecondFactor = defineOperation({
  name: 'paborjaAndraFaktor',
  summary:
    'Ger en ny nyckel för tvåstegsinloggning med engångskoder. Den börjar gälla, i stället för en tidigare, när en kod från den har bekräftats.',
  method: 'POST',
  path: '/studio/api/jag/andra-faktor',
  body: z.object({ losenord: proofOfPerson }),
  output: z.object({
    ok: z.literal(true),
    nyckel: z.string().meta({ description: 'Nyckeln, för den som skriver in den i sin app.' }),
    adress: z.string().meta({ description: 'Samma nyckel som otpauth-adress, för en QR-kod.' }),
  }),
  status: 201,
  errors: ['bara_redaktionen', ...CONFIRM_FAULTS],
  hints: { readOnly: false },
  transaction: 'stegvis',
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { losenord }) {
    const { actor, vault, randomBytes, settings } = context;
    await confirmPerson(context, losenord);
    const nyckel = newOneTimeSecret(randomBytes);
    return context.finish(async ({ secondFactors }) => {
      await secondFactors.propose(actor.id, vault.close(nyckel));
      return { ok: true as const, nyckel, adress: oneTimeAddress(nyckel, { epost: actor.epost ?? actor.namn, hos: settings.sajt.namn }) };
    });
  },
});
