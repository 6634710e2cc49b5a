import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { secondFactorSchema } from '#lib/contract/second-factor.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { stateOfSecondFactor } from '#lib/operations/second-factor/second-factor-state.ts';

export const getSecondFactor = defineOperation({
  name: 'hamtaAndraFaktor',
  summary: 'Berättar om du har tvåstegsinloggning, och om din roll kräver det.',
  method: 'GET',
  path: '/studio/api/jag/andra-faktor',
  output: z.object({ ok: z.literal(true), andra_faktor: secondFactorSchema }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: true },
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  run: async (context) => ({ ok: true as const, andra_faktor: await stateOfSecondFactor(context) }),
});
