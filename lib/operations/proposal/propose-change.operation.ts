import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotProposeIn } from '#lib/access/rights.ts';
import { blocksById } from '#lib/content/block-id.ts';
import { contentHashSteps } from '#lib/content/canonical-hash.ts';
import { heroSchema, metaSchema } from '#lib/contract/article.ts';
import { blockSchema } from '#lib/contract/block.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { MOST_OPEN_PROPOSALS } from '#lib/contract/closed/proposal.ts';
import { isId } from '#lib/contract/id.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { proposalSchema } from '#lib/contract/proposal.ts';
import { madeWithSchema } from '#lib/contract/provenance.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, languageOf, languageParams, languageStateOf, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { contentOf, contentToSave } from '#lib/operations/language/save-revision.ts';
import { shownProposal } from '#lib/operations/proposal/shown-proposal.ts';
import { tellOfProposal } from '#lib/operations/proposal/tell-of-proposal.ts';
import { mayComment } from '#lib/operations/queue/queue-item.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';
import { proposedIn } from '#lib/proposals/proposed.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

export const proposeChange = defineOperation({
  name: 'foreslaAndring',
  summary: 'Föreslår ändringar i en språkversion, som en människa godtar eller avböjer del för del. Texten ändras inte innan dess.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/forslag-till-andring',
  params: languageParams,
  documentField: 'block',
  body: z.object({
    rubrik: bounded('headline').optional().meta({ description: 'Rubriken. Det som utelämnas föreslås vara som i bas.' }),
    ingress: bounded('standfirst').optional().meta({ description: 'Ingressen.' }),
    block: z
      .array(blockSchema)
      .max(LIMITS.blocks)
      .optional()
      .meta({ description: 'Hela brödtexten som den föreslås bli, med blockens id kvar. Block som saknas föreslås bli strukna.' }),
    meta: metaSchema.optional(),
    hero: heroSchema.nullable().optional(),
    slug: bounded('slug').optional().meta({ description: 'Adressen.' }),
    bas: z.string().optional().meta({ description: 'Id för revisionen som förslaget utgår från; den behöver inte vara den senaste.' }),
    kommentar: bounded('comment').default('').meta({ description: 'Varför, till den som tar ställning.' }),
    gjord_med: madeWithSchema.optional(),
  }),
  output: z.object({ ok: z.literal(true), forslag: proposalSchema }),
  status: 201,
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'raderad',
    'bas_saknas',
    'bas_okand',
    'forslag_tomt',
    'for_manga_forslag',
  ],
  hints: { readOnly: false },
  authorise: mayComment,
  async savedBlocks({ store }, { id, sprak, bas }) {
    if (id === undefined || !isId(id) || sprak === undefined || !isLanguage(sprak) || bas === undefined) return new Map();
    return blocksById((await store.revisions.get(id, sprak, bas))?.block ?? []);
  },
  async run(context, { id, sprak, bas, kommentar, gjord_med = null, ...given }) {
    const { store, actor, now } = context;
    const language = languageOf(sprak);
    const item = await itemForWriting(context, id);
    const { arbetsrevision } = languageStateOf(item, language);
    refuseIf(cannotProposeIn(actor, item.head, language));
    refuseDeleted(item.head);
    const latest = { nr: arbetsrevision.nr, id: arbetsrevision.id, bas: (bas ?? '').slice(0, 60) };
    if (bas === undefined || bas === '') throw fault('bas_saknas', { falt: 'bas', sprak }, latest);
    const base = isId(bas) ? await store.revisions.get(id, language, bas) : undefined;
    if (base === undefined) throw fault('bas_okand', { falt: 'bas', sprak }, latest);
    const { rubrik, ingress, block, meta, hero, slug } = contentOf(base);
    const asked = {
      rubrik: given.rubrik ?? rubrik,
      ingress: given.ingress ?? ingress,
      block: given.block ?? block,
      meta: given.meta ?? meta,
      hero: given.hero === undefined ? hero : given.hero,
      slug: given.slug || slug,
    };
    const content = await contentToSave(context, item, language, asked);
    const proposed = proposedIn(contentOf(base), content);
    if (proposed.delar.length === 0) throw fault('forslag_tomt', { falt: '', sprak }, { nr: base.nr });
    if ((await store.proposals.howManyOpen(id, language)) >= MOST_OPEN_PROPOSALS)
      throw fault('for_manga_forslag', { falt: '', sprak }, { flest: MOST_OPEN_PROPOSALS });
    const hash = await inTurns(contentHashSteps(content));
    const proposal = {
      id: context.newId(),
      innehall: id,
      sprak: language,
      bas,
      hash,
      kommentar,
      gjord_med,
      ...proposed,
      av: authorOf(actor),
      skapad: now,
    };
    await Promise.all([store.proposals.create(proposal), tellOfProposal(context, item, language)]);
    context.note({ innehall: id, detalj: { sprak, forslag: proposal.id, bas, antal: proposed.delar.length } });
    const current = await revisionOr404(context, id, language, arbetsrevision.id, 'sprak');
    return { ok: true as const, forslag: await shownProposal(context, { ...proposal, beslut: [] }, contentOf(current)) };
  },
});
