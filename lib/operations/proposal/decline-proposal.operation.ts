import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotDecline } from '#lib/access/rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import type { Decision } from '#lib/contract/closed/proposal.ts';
import { proposalSchema } from '#lib/contract/proposal.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, languageOf, languageStateOf } from '#lib/operations/item/item-access.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { chosenOf, chosenParts, proposalOr404, proposalParams } from '#lib/operations/proposal/held-proposal.ts';
import { shownProposal } from '#lib/operations/proposal/shown-proposal.ts';
import { tellOfDecision } from '#lib/operations/proposal/tell-of-proposal.ts';
import { mayComment } from '#lib/operations/queue/queue-item.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';

export const declineProposal = defineOperation({
  name: 'avbojAndringsforslag',
  summary: 'Avböjer ett förslag till ändringar, eller några av dess delar; den som lämnade det drar tillbaka det så. Texten ändras inte.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/forslag-till-andring/{fid}/avbojt',
  params: proposalParams,
  body: z.object({
    ...chosenParts,
    orsak: bounded('comment').trim().default('').meta({ description: 'Varför; den som lämnade förslaget kan läsa det.' }),
  }),
  output: z.object({ ok: z.literal(true), forslag: proposalSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'sektion_ej_tillaten', 'sprak_ej_tillatet', 'forslag_avgjort'],
  hints: { readOnly: false },
  attempts: ['avbojaAnnansForslag'],
  authorise: mayComment,
  async run(context, { id, sprak, fid, orsak, ...asked }) {
    const { store, actor, now } = context;
    const language = languageOf(sprak);
    const item = await itemForWriting(context, id);
    const { arbetsrevision } = languageStateOf(item, language);
    const proposal = await proposalOr404(context, id, language, fid);
    refuseIf(cannotDecline(actor, item.head, language, proposal));
    const chosen = chosenOf(proposal, asked);
    const outcomes = new Map([...chosen].map((part): [string, Decision] => [part, 'avbojd']));
    await store.proposals.decide(proposal, outcomes, { orsak, av: authorOf(actor), tid: now, revision: null });
    tellOfDecision(context, proposal, outcomes);
    context.note({ innehall: id, detalj: { sprak, forslag: fid, avbojda: chosen.size } });
    const current = contentOf(await revisionOr404(context, id, language, arbetsrevision.id, 'sprak'));
    return { ok: true as const, forslag: await shownProposal(context, await proposalOr404(context, id, language, fid), current) };
  },
});
