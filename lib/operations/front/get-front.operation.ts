import { z } from 'zod';
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
  output: frontOutput,
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { sprak, sektion, nr }) {
    const front = await frontOr404(context, sprak, sektion);
    const framsida = await (nr === undefined ? currentEdition(context.store, front) : editionOr404(context.store, front, nr));
    return { ok: true as const, ...(await shownEdition(context, front, framsida)) };
  },
});
