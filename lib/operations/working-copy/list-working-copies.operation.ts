import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepWorkingCopy } from '#lib/access/rights.ts';
import { languageSchema } from '#lib/contract/article.ts';
import { workingCopySchema } from '#lib/contract/working-copy.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';

export const listWorkingCopies = defineOperation({
  name: 'hamtaArbetskopior',
  summary: 'Hämtar det du har skrivit i en artikel och inte sparat, per språk.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/arbetskopior',
  params: itemParams,
  output: z.object({
    ok: z.literal(true),
    arbetskopior: z.array(workingCopySchema),
    gemensamma: z.array(languageSchema).meta({ description: 'Språken där flera har skrivit tillsammans och inte sparat.' }),
  }),
  errors: ['finns_inte', 'bara_redaktionen', 'rattighet_saknas'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotKeepWorkingCopy(actor)),
  async run(context, { id }) {
    const { head } = await itemOutline(context, id);
    const { workingCopies, sharedTexts } = context.store;
    const [arbetskopior, gemensamma] = await Promise.all([workingCopies.of(head.id, context.actor.id), sharedTexts.unsaved(head.id)]);
    return { ok: true as const, arbetskopior, gemensamma };
  },
});
