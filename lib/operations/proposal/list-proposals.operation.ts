import { z } from 'zod';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { proposalHeadSchema } from '#lib/contract/proposal.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageParams, languageStateOf } from '#lib/operations/item/item-access.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { proposalHead } from '#lib/operations/proposal/shown-proposal.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';

const proposals = rowCursor('andringsforslag', [placeTime, placeId]);

export const listProposals = defineOperation({
  name: 'listaAndringsforslag',
  summary: 'Listar förslag till ändringar i en språkversion, nyast först, utan det som de ändrar.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/forslag-till-andring',
  params: languageParams,
  query: z.object({
    avgjort: z
      .enum(['true', 'false', '1', '0'])
      .optional()
      .meta({ description: 'true: bara de där någon har tagit ställning till allt. false: bara de andra.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, forslag: z.array(proposalHeadSchema) }),
  errors: ['finns_inte', 'markor_ogiltig'],
  hints: { readOnly: true },
  async run(context, { id, sprak, avgjort, ...asked }) {
    const language = languageOf(sprak);
    const { arbetsrevision } = languageStateOf(await itemOutline(context, id), language);
    const undecided = avgjort === undefined ? null : !(avgjort === 'true' || avgjort === '1');
    const page = proposals.page(asked, { id, sprak, undecided });
    const found = await context.store.proposals.list(id, language, undecided, page.window);
    if (found.rader.length === 0) return { ...page.frame(found), forslag: [] };
    const now = contentOf(await revisionOr404(context, id, language, arbetsrevision.id, 'sprak'));
    return { ...page.frame(found), forslag: found.rader.map((proposal) => proposalHead(proposal, now)) };
  },
});
