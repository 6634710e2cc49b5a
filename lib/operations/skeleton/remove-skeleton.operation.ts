import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepSkeletons, cannotRemoveSkeleton } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { skeletonOr404, skeletonParams } from '#lib/operations/skeleton/skeleton-or-404.ts';

export const removeSkeleton = defineOperation({
  name: 'taBortStomme',
  summary: 'Tar bort en egen stomme eller ett mönster. Det som har skrivits med den är kvar som det är.',
  method: 'DELETE',
  path: '/studio/api/stommar/{id}',
  params: skeletonParams,
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  attempts: ['taBortAnnansStomme'],
  authorise: ({ actor }) => refuseIf(cannotKeepSkeletons(actor)),
  async run(context, { id }) {
    const stomme = await skeletonOr404(context, id);
    refuseIf(cannotRemoveSkeleton(context.actor, stomme));
    await context.store.ownSkeletons.remove(stomme.id);
    context.note({ detalj: { stomme: stomme.id, slag: stomme.slag, namn: stomme.namn } });
    return { ok: true as const };
  },
});
