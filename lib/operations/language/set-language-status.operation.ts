import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotApprove, cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { type Author, languageSchema } from '#lib/contract/article.ts';
import { LANGUAGE_STATUSES, type LanguageStatus } from '#lib/contract/closed/article.ts';
import { idField } from '#lib/contract/id.ts';
import { isLanguage, LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import { orderGiver } from '#lib/operations/agent/order-giver.ts';
import { refuseUnconfirmed } from '#lib/operations/agent/unconfirmed-order.ts';
import { changeNote } from '#lib/operations/change-note.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { writersOf } from '#lib/operations/inbox/writers-of.ts';
import { itemForWriting, languageParams, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { askedReviewers } from '#lib/operations/language/asked-reviewers.ts';
import { sayOfVersion } from '#lib/operations/language/say-of-version.ts';
import { tellOrderGiver } from '#lib/operations/outbox/tell-order-giver.ts';
import { tellReviewers } from '#lib/operations/outbox/tell-reviewers.ts';
import { refuseUnproved } from '#lib/operations/proving/required-proving.ts';
import { commentText } from '#lib/operations/queue/comment-fields.ts';
import { refuseOwnApproval } from '#lib/operations/release/approval/own-approval.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';

export const setLanguageStatus = defineOperation({
  name: 'sattSprakstatus',
  summary: 'Sätter en språkversions status.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/status',
  params: languageParams,
  body: z.object({
    status: z.enum(LANGUAGE_STATUSES).meta({ description: 'Den nya statusen.' }),
    revision: idField.optional().meta({
      description: 'Id för revisionen du har läst: 409 när en annan är senast.',
    }),
    mejl: z.boolean().default(true).meta({ description: 'false skickar inget mejl till redaktionen vid granskning.' }),
    granskare: z.string().max(200).optional().meta({
      description: 'Vid granskning: personens id eller e-post, eller en roll. Utan: alla som får godkänna.',
    }),
    meddelande: commentText.optional().meta({ description: 'Blir en kommentar på texten och följer med i mejlet.' }),
    order_av: z.string().optional().meta({ description: 'När en agent godkänner: id eller e-post för ägaren, som gav ordern.' }),
  }),
  output: z.object({ ok: z.literal(true), sprak: languageSchema, status: z.enum(LANGUAGE_STATUSES) }),
  errors: [
    'finns_inte',
    'sprakversion_saknas',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'order_av_saknas',
    'order_av_ogiltig',
    'order_av_ej_agare',
    'order_obekraftad',
    'prov_kravs',
    'eget_godkannande',
    'sprak_okant',
    'raderad',
    'revision_overtagen',
    'granskare_ogiltig',
    'for_manga_kommentarer',
  ],
  hints: { readOnly: false, idempotent: true },
  attempts: ['skriva', 'godkanna'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, sprak, status, revision, mejl, order_av, granskare, meddelande }) {
    const { actor, store, now } = context;
    const missing = () => fault('sprakversion_saknas', { falt: 'sprak', sprak }, { sprak: sprak.slice(0, 20) });
    const { head, sprak: versions } = await itemForWriting(context, id);
    // Not 404, as for other paths of a language there is not: interface.md says 422 of a language version that is missing.
    if (!isLanguage(sprak)) throw fault('sprak_okant', { falt: 'sprak' }, { sprak: sprak.slice(0, 20), tillatna: LANGUAGES.join(', ') });
    const language: Language = sprak;
    refuseIf(status === 'godkand' ? cannotApprove(actor, head, language) : cannotWrite(actor, head, [language]));
    refuseDeleted(head);
    const before = versions.get(language);
    if (before !== undefined) refuseUnlessRead(before.arbetsrevision, revision);
    let giver: Author | null = null;
    if (status === 'godkand' && actor.typ === 'agent') {
      giver = await orderGiver(context, order_av, {
        ...{ handling: 'godkänna', article: head },
        lacksRight: (person) => cannotApprove(person, head, language),
      });
      // Approval is given on the order of the agent's own owner, nobody else's (decisions.md §3).
      if (giver?.id !== actor.agare?.id) throw fault('order_av_ej_agare', { falt: 'order_av' });
      refuseUnconfirmed(context, giver, 'godkänna');
      await refuseUnproved(context, 'godkänna');
    }
    if (!(await store.items.setLanguageStatus(id, language, status, now)) || before === undefined) throw missing();
    const { id: approved } = before.arbetsrevision;
    if (status === 'godkand') await approve(context, head, { sprak: language, id: approved }, giver);
    else await store.approvals.takeBack(approved);
    const till = status === 'granskning' ? await askedReviewers(context, head, { sprak: language, id: approved }, granskare) : [];
    const isChosen = granskare !== undefined;
    const said = meddelande === undefined ? null : await sayOfVersion(context, head.id, language, meddelande, isChosen ? till : []);
    const place = { innehall: head.id, sprak: language };
    const nyckel = `granskning:${head.id}:${language}`;
    if (isChosen)
      context.concerns(
        till.map((person) => person.id),
        { handelse: 'granskning', nyckel, ...place, kommentar: said },
      );
    if (before.status !== status) await tellOfApproval(context, head, { sprak: language, id: approved }, { before: before.status, status });
    // Said again of everybody it is no news, and an agent never writes to the newsroom.
    if (mejl && actor.typ === 'person' && (isChosen || before.status !== status)) {
      await tellReviewers(context, head, { sprak: language, revision: approved, till, isChosen, meddelande });
    }
    if (before.status !== status) tellOrderGiver(context, { gjort: 'godkant', item: head, sprak: [language], orderAv: giver });
    const asked = isChosen && till.length > 0 ? { granskare: till.map((person) => person.id) } : {};
    context.note({ innehall: id, detalj: { sprak: language, status, ...changeNote({ status: before.status }, { status }), ...asked } });
    return { ok: true as const, sprak: language, status };
  },
});

/** A status is of the text that somebody has read: of another they say nothing. */
function refuseUnlessRead({ id, nr }: { id: string; nr: number }, read: string | undefined): void {
  if (read !== undefined && read !== id) throw fault('revision_overtagen', { falt: 'revision' }, { nr });
}

/** Keeps that the revision is approved, unless by one of its writers where the newsroom asks for somebody else. */
async function approve(
  context: OperationContext,
  item: ItemHead,
  version: { sprak: Language; id: string },
  giver: Author | null,
): Promise<void> {
  const { store, settings, actor } = context;
  const by: [Author, ...Author[]] = giver === null ? [authorOf(actor)] : [authorOf(actor), giver];
  await refuseOwnApproval(context, store, { item, versions: [version], by, falt: 'status' });
  await store.approvals.give(version.id, by, settings.fyraOgon);
}

/** Tells whoever has written the text that it is approved, or not any more. */
async function tellOfApproval(
  context: OperationContext,
  head: ItemHead,
  { sprak, id }: { sprak: Language; id: string },
  { before, status }: { before: LanguageStatus; status: LanguageStatus },
): Promise<void> {
  if (before !== 'godkand' && status !== 'godkand') return;
  const version = await context.store.revisions.get(head.id, sprak, id);
  const handelse = status === 'godkand' ? 'godkand' : 'godkannande_tillbaka';
  const about = { nyckel: `godkannande:${head.id}:${sprak}`, innehall: head.id, sprak };
  context.concerns(writersOf(head, version?.av), { handelse, ...about });
}
