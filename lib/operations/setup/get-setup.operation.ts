import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { setupSchema } from '#lib/contract/setup.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { setupOf } from '#lib/operations/setup/setup-steps.ts';

export const getSetup = defineOperation({
  name: 'hamtaKomIgang',
  summary: 'Berättar hur långt en ny redaktion har kommit: vilka steg som är gjorda, överhoppade eller kvar.',
  method: 'GET',
  path: '/studio/api/kom-igang',
  output: z.object({ ok: z.literal(true), kom_igang: setupSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context) {
    return { ok: true as const, kom_igang: await setupOf(context) };
  },
});
