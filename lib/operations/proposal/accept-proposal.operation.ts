import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAccept, cannotEverWrite } from '#lib/access/rights.ts';
import { parseDocumentSteps } from '#lib/blocks/parse-document.ts';
import { blocksById } from '#lib/content/block-id.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Decision } from '#lib/contract/closed/proposal.ts';
import { proposalSchema } from '#lib/contract/proposal.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, languageOf, languageStateOf, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { contentOf, type SavedRevision, saveRevision } from '#lib/operations/language/save-revision.ts';
import { chosenOf, chosenParts, proposalOr404, proposalParams } from '#lib/operations/proposal/held-proposal.ts';
import { shownProposal, statesOf } from '#lib/operations/proposal/shown-proposal.ts';
import { tellOfDecision } from '#lib/operations/proposal/tell-of-proposal.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';
import { acceptedSteps, type Collision } from '#lib/proposals/accepted.ts';
import type { KeptProposal } from '#lib/store/proposals.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

export const acceptProposal = defineOperation({
  name: 'godtaAndringsforslag',
  summary: 'Godtar ett förslag till ändringar, eller några av dess delar: de slås ihop med det som står i texten nu, till en ny revision.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/forslag-till-andring/{fid}/godta',
  params: proposalParams,
  body: z.object(chosenParts),
  output: z.object({
    ok: z.literal(true),
    forslag: proposalSchema,
    revision: z
      .object({ id: z.string(), nr: z.int(), hash: z.string() })
      .nullable()
      .meta({ description: 'Den nya revisionen; null när allt redan stod så.' }),
  }),
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'bara_redaktionen',
    'sektion_ej_tillaten',
    'sprak_ej_tillatet',
    'raderad',
    'forslag_avgjort',
    'forslag_krockar',
  ],
  hints: { readOnly: false },
  attempts: ['godtaForslag'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, sprak, fid, ...asked }) {
    const { store, actor, now } = context;
    const language = languageOf(sprak);
    const item = await itemForWriting(context, id);
    const { arbetsrevision } = languageStateOf(item, language);
    refuseIf(cannotAccept(actor, item.head, language));
    refuseDeleted(item.head);
    const proposal = await proposalOr404(context, id, language, fid);
    const chosen = chosenOf(proposal, asked);
    const current = contentOf(await revisionOr404(context, id, language, arbetsrevision.id, 'sprak'));
    const states = statesOf(proposal, current);
    const open = new Set([...chosen].filter((part) => states.get(part) === 'oppen'));
    let saved: SavedRevision | null = null;
    let content = current;
    if (open.size > 0) {
      content = await merged(context, proposal, open, current);
      saved = await saveRevision(context, item, language, content, {
        ...{ bas: arbetsrevision.id, tvinga: false, typ: 'manuell', kall_revision: undefined },
        kommentar: open.size === 1 ? 'Godtog ett ändringsförslag' : `Godtog ${open.size} ändringsförslag`,
        // Whose proposal it was is told that it is accepted.
        berattat: [proposal.av.id],
      });
    }
    const outcomes = new Map([...chosen].map((part): [string, Decision] => [part, open.has(part) ? 'godtagen' : 'foraldrad']));
    const decision = { orsak: '', av: authorOf(actor), tid: now, revision: saved?.id ?? null };
    await store.proposals.decide(proposal, outcomes, decision);
    tellOfDecision(context, proposal, outcomes);
    context.note({ innehall: id, detalj: { sprak, forslag: fid, godtagna: open.size, foraldrade: chosen.size - open.size } });
    const decided = await proposalOr404(context, id, language, fid);
    return { ok: true as const, forslag: await shownProposal(context, decided, content), revision: saved };
  },
});

/**
 * What stands there now with the chosen parts. Throws 409 with all that collide, and 422 where the whole would be no document that can be kept: too
 * large, or with one id twice.
 */
async function merged(context: OperationContext, proposal: KeptProposal, chosen: ReadonlySet<string>, current: ArticleContent) {
  const { innehall, sprak, bas, beslut } = proposal;
  const base = contentOf(await revisionOr404(context, innehall, sprak, bas, 'bas'));
  const before = new Set(beslut.filter(({ utfall }) => utfall === 'godtagen').map(({ del }) => del));
  const result = await inTurns(acceptedSteps(base, proposal, { before, chosen }, current));
  if ('krockar' in result) throw collision(proposal, result.krockar);
  const { block } = result.innehall;
  // Each block has been saved or proposed as it is; only together they may be too many.
  const { fel } = await inTurns(parseDocumentSteps(block, { newId: context.newBlockId, sprak, saved: blocksById(block) }));
  if (fel.length > 0) throw new Fault(422, fel);
  return result.innehall;
}

function collision({ sprak }: KeptProposal, krockar: readonly Collision[]): Fault {
  const delar = [...new Set(krockar.map(({ del }) => del))];
  const vad = delar.length === 1 ? 'en del av det' : `${delar.length} delar av det`;
  return fault(
    'forslag_krockar',
    { falt: 'delar', sprak },
    { vad },
    { extra: { delar, konflikter: krockar.map(({ konflikt }) => konflikt) } },
  );
}
