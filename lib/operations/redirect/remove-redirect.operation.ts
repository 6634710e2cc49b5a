import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { redirectOr404, redirectParams } from '#lib/operations/redirect/redirect.ts';

export const removeRedirect = defineOperation({
  name: 'taBortOmdirigering',
  summary: 'Tar bort en omdirigering: adressen svarar åter att inget finns där.',
  method: 'DELETE',
  path: '/studio/api/omdirigeringar/{id}',
  params: redirectParams,
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra omdirigeringarna')),
  async run(context, { id }) {
    await context.store.redirects.lock();
    const { fran, till, status } = await redirectOr404(context, id);
    await context.store.redirects.remove(id);
    context.changed('omdirigeringar');
    context.note({ detalj: { omdirigering: id, fore: { fran, till, status } } });
    return { ok: true as const };
  },
});
