import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { CONFIRM_FAULTS, confirmPerson } from '#lib/operations/account/confirm-person.ts';
import { proofOfPerson } from '#lib/operations/account/password-to-confirm.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { stateOfSecondFactor } from '#lib/operations/second-factor/second-factor-state.ts';

export const endSecondFactor = defineOperation({
  name: 'stangAvAndraFaktor',
  summary: 'Stänger av din tvåstegsinloggning, med engångskoder, reservkoder och passernycklar: sedan räcker lösenordet för att logga in.',
  method: 'POST',
  path: '/studio/api/jag/andra-faktor/stang-av',
  body: z.object({ losenord: proofOfPerson }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['bara_redaktionen', ...CONFIRM_FAULTS, 'andra_faktor_ej_pa', 'andra_faktor_tvungen'],
  hints: { readOnly: false, destructive: true },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { losenord }) {
    await confirmPerson(context, losenord);
    const { aktiv, kravs } = await stateOfSecondFactor(context);
    if (!aktiv) throw fault('andra_faktor_ej_pa');
    if (kravs) throw fault('andra_faktor_tvungen');
    return context.finish(async ({ secondFactors }) => {
      await secondFactors.remove(context.actor.id);
      context.changed('konton');
      return { ok: true as const };
    });
  },
});
