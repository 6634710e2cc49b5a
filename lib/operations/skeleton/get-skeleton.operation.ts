import { z } from 'zod';
import { ownSkeletonSchema } from '#lib/contract/own-skeleton.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { skeletonOr404, skeletonParams } from '#lib/operations/skeleton/skeleton-or-404.ts';

export const getSkeleton = defineOperation({
  name: 'hamtaStomme',
  summary: 'Hämtar en egen stomme eller ett mönster med sina block, att skicka i block när en artikel skapas eller sparas.',
  method: 'GET',
  path: '/studio/api/stommar/{id}',
  params: skeletonParams,
  output: z.object({ ok: z.literal(true), stomme: ownSkeletonSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  run: async (context, { id }) => ({ ok: true as const, stomme: await skeletonOr404(context, id) }),
});
