import { z } from 'zod';
import { redirectSchema } from '#lib/contract/redirect.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { redirectOf, redirectOr404, redirectParams } from '#lib/operations/redirect/redirect.ts';

export const getRedirect = defineOperation({
  name: 'hamtaOmdirigering',
  summary: 'Hämtar en omdirigering, med hur ofta läsare har kommit dit.',
  method: 'GET',
  path: '/studio/api/omdirigeringar/{id}',
  params: redirectParams,
  output: z.object({ ok: z.literal(true), omdirigering: redirectSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    return { ok: true as const, omdirigering: redirectOf(await redirectOr404(context, id)) };
  },
});
