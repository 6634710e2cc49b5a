import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepWorkingCopy } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageParams } from '#lib/operations/item/item-access.ts';

export const discardWorkingCopy = defineOperation({
  name: 'kastaArbetskopia',
  summary: 'Kastar det du har skrivit på ett språk och inte sparat.',
  method: 'DELETE',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/arbetskopia',
  params: languageParams,
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'bara_redaktionen', 'rattighet_saknas'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotKeepWorkingCopy(actor)),
  async run(context, { id, sprak }) {
    const language = languageOf(sprak);
    const { head } = await itemOutline(context, id);
    const removed = await context.store.workingCopies.remove({ innehall: head.id, sprak: language, person: context.actor.id }, null);
    if (!removed) throw fault('finns_inte', { falt: 'sprak', sprak: language }, { vad: 'Arbetskopian' });
    context.note({ innehall: head.id, detalj: { sprak: language } });
    return { ok: true as const };
  },
});
