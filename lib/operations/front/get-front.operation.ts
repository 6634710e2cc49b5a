import { z } from 'zod';
import { frontProposalSchema } from '#lib/contract/edition.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  currentEdition,
  editionOr404,
  frontOr404,
  frontOutput,
  frontParams,
  sectionField,
  shownEdition,
} from '#lib/operations/front/front.ts';
import { openFrontProposals } from '#lib/operations/front/front-proposals.ts';
import { placesShown } from '#lib/operations/front/hidden-places.ts';

export const getFront = defineOperation({
  name: 'hamtaFramsida',
  summary: 'Hämtar det som är valt att stå först på startsidan eller på en sektions framsida, och vad som visas på varje plats nu.',
  method: 'GET',
  path: '/studio/api/framsidor/{sprak}',
  params: frontParams,
  query: z.object({
    sektion: sectionField,
    nr: z.coerce.number().int().min(1).max(1_000_000_000).optional().meta({ description: 'En äldre version; utelämnat den som gäller.' }),
  }),
  output: frontOutput.extend({
    forslag: z.array(frontProposalSchema).meta({ description: 'Det som är föreslaget och ingen tagit ställning till, äldst först.' }),
  }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { sprak, sektion, nr }) {
    const front = await frontOr404(context, sprak, sektion);
    const framsida = await (nr === undefined ? currentEdition(context.store, front) : editionOr404(context.store, front, nr));
    const [shown, open] = await Promise.all([shownEdition(context, front, framsida), openFrontProposals(context.store, front)]);
    const forslag = open.map(async (one) => ({ ...one, platser: await placesShown(context.store, front.sprak, one.platser) }));
    return { ok: true as const, ...shown, forslag: await Promise.all(forslag) };
  },
});
