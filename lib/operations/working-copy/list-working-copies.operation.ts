import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepWorkingCopy } from '#lib/access/rights.ts';
import { workingCopySchema } from '#lib/contract/working-copy.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';

export const listWorkingCopies = defineOperation({
  name: 'hamtaArbetskopior',
  summary: 'Hämtar det du har skrivit i en artikel och inte sparat, per språk.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/arbetskopior',
  params: itemParams,
  output: z.object({ ok: z.literal(true), arbetskopior: z.array(workingCopySchema) }),
  errors: ['finns_inte', 'bara_redaktionen', 'rattighet_saknas'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotKeepWorkingCopy(actor)),
  async run(context, { id }) {
    const { head } = await itemOutline(context, id);
    return { ok: true as const, arbetskopior: await context.store.workingCopies.of(head.id, context.actor.id) };
  },
});
