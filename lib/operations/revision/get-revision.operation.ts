import { z } from 'zod';
import { revisionSchema } from '#lib/contract/article.ts';
import { provenanceSchema } from '#lib/contract/provenance.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { languageOf, languageParams } from '#lib/operations/item/item-access.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';
import { provenanceOf } from '#lib/operations/revision/provenance-of.ts';

export const getRevision = defineOperation({
  name: 'hamtaRevision',
  summary: 'Hämtar en revision med block; om man ber om det även vem som har skrivit varje del av den, och med vad.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/revisioner/{rid}',
  params: languageParams.extend({ rid: z.string().meta({ description: 'Revisionens id eller nummer.' }) }),
  query: z.object({
    proveniens: z
      .enum(['ja'])
      .optional()
      .meta({ description: 'ja: berätta vilka ord som människor och program har skrivit, del för del, och vem som har godkänt dem.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    revision: revisionSchema.extend({ proveniens: provenanceSchema.optional() }).meta({ id: 'HamtadRevision' }),
  }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, sprak, rid, proveniens }) {
    const language = languageOf(sprak);
    const revision = await revisionOr404(context, id, language, rid, 'rid');
    if (proveniens === undefined) return { ok: true as const, revision };
    const soFar = { innehall: id, sprak: language, nr: revision.nr };
    return { ok: true as const, revision: { ...revision, proveniens: await provenanceOf(context, soFar, revision) } };
  },
});
