import { z } from 'zod';
import { proposalSchema } from '#lib/contract/proposal.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageStateOf } from '#lib/operations/item/item-access.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { proposalOr404, proposalParams } from '#lib/operations/proposal/held-proposal.ts';
import { shownProposal } from '#lib/operations/proposal/shown-proposal.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';

export const getProposal = defineOperation({
  name: 'hamtaAndringsforslag',
  summary: 'Hämtar ett förslag till ändringar med alla delar, ord för ord, och vad som har blivit av dem.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/forslag-till-andring/{fid}',
  params: proposalParams,
  output: z.object({ ok: z.literal(true), forslag: proposalSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, sprak, fid }) {
    const language = languageOf(sprak);
    const { arbetsrevision } = languageStateOf(await itemOutline(context, id), language);
    const proposal = await proposalOr404(context, id, language, fid);
    const now = contentOf(await revisionOr404(context, id, language, arbetsrevision.id, 'sprak'));
    return { ok: true as const, forslag: await shownProposal(context, proposal, now) };
  },
});
