import { z } from 'zod';
import { revisionSchema } from '#lib/contract/article.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { languageOf, languageParams } from '#lib/operations/item/item-access.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';

export const getRevision = defineOperation({
  name: 'hamtaRevision',
  summary: 'Hämtar en revision med block.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/revisioner/{rid}',
  params: languageParams.extend({ rid: z.string().meta({ description: 'Revisionens id eller nummer.' }) }),
  output: z.object({ ok: z.literal(true), revision: revisionSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, sprak, rid }) {
    return { ok: true as const, revision: await revisionOr404(context, id, languageOf(sprak), rid, 'rid') };
  },
});
