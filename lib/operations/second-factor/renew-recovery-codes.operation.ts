import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { recoveryCodesSchema } from '#lib/contract/second-factor.ts';
import { fault } from '#lib/errors/fault.ts';
import { CONFIRM_FAULTS, confirmPerson } from '#lib/operations/account/confirm-person.ts';
import { proofOfPerson } from '#lib/operations/account/password-to-confirm.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { renewCodes } from '#lib/operations/second-factor/renew-codes.ts';
import { stateOfSecondFactor } from '#lib/operations/second-factor/second-factor-state.ts';

export const renewRecoveryCodes = defineOperation({
  name: 'fornyaReservkoder',
  summary: 'Ger nya reservkoder. De gamla slutar gälla.',
  method: 'POST',
  path: '/studio/api/jag/andra-faktor/reservkoder',
  body: z.object({ losenord: proofOfPerson }),
  output: z.object({ ok: z.literal(true), reservkoder: recoveryCodesSchema }),
  errors: ['bara_redaktionen', ...CONFIRM_FAULTS, 'andra_faktor_ej_pa'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { losenord }) {
    await confirmPerson(context, losenord);
    if (!(await stateOfSecondFactor(context)).aktiv) throw fault('andra_faktor_ej_pa');
    return context.finish(async (store) => ({ ok: true as const, reservkoder: await renewCodes(context, store) }));
  },
});
