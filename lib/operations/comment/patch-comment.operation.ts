import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotChangeComment, cannotCommentOn } from '#lib/access/rights.ts';
import { type ArticleComment, articleCommentSchema } from '#lib/contract/article-comment.ts';
import { commentSchema } from '#lib/contract/comment.ts';
import { fault } from '#lib/errors/fault.ts';
import { assignThread } from '#lib/operations/comment/assign-thread.ts';
import { alsoAbout, assignee, COMMENT_ERRORS } from '#lib/operations/comment/comment-fields.ts';
import { heldComment } from '#lib/operations/comment/held-comment.ts';
import { assignedNotLetIn } from '#lib/operations/comment/known-people.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline } from '#lib/operations/item/item-access.ts';
import { commentParams, commentText } from '#lib/operations/queue/comment-fields.ts';
import { mayComment, responsibleNamed } from '#lib/operations/queue/queue-item.ts';
import type { HeldComment } from '#lib/store/comments.ts';

const body = z.object({
  text: commentText.optional().meta({ description: 'Det som sägs. Bara i sin egen kommentar.' }),
  lost: z.boolean().optional().meta({ description: 'true löser tråden, false öppnar den igen.' }),
  galler: alsoAbout.optional(),
  tilldelad: assignee.optional(),
});
type Change = z.infer<typeof body>;

export const patchComment = defineOperation({
  name: 'andraKommentar',
  summary:
    'Ändrar en kommentar som man själv har skrivit; löser en tråd om en artikel, öppnar den igen eller säger vem som ska ta hand om den.',
  method: 'PATCH',
  path: '/studio/api/kommentarer/{id}',
  params: commentParams,
  body,
  output: z.object({
    ok: z.literal(true),
    kommentar: z.union([articleCommentSchema, commentSchema]),
    ser_inte: z.array(z.string()).meta({
      description: 'Id för den i tilldelad som inte ser artikeln, och som inte får veta att tråden är deras.',
    }),
  }),
  errors: [...COMMENT_ERRORS, 'trad_behovs', 'inget_att_andra', 'ansvarig_ogiltig'],
  hints: { readOnly: false, idempotent: true },
  attempts: ['andraAnnansKommentar'],
  authorise: mayComment,
  async run(context, { id, ...change }) {
    if (Object.values(change).every((value) => value === undefined))
      throw fault('inget_att_andra', { falt: '' }, { falten: Object.keys(body.shape).join(', ') });
    const { om, kommentar } = await heldComment(context, id);
    if (change.text !== undefined) refuseIf(cannotChangeComment(context.actor, kommentar));
    if (om === 'uppgift') return { ok: true as const, kommentar: await onTask(context, kommentar, change), ser_inte: [] };
    return { ok: true as const, ...(await onArticle(context, kommentar, change)) };
  },
});

async function onTask(context: OperationContext, { ko, ...before }: HeldComment, { text, ...ofThread }: Change) {
  const { lost, galler, tilldelad } = ofThread;
  if (text === undefined || lost !== undefined || galler !== undefined || tilldelad !== undefined) throw noThread(ofThread);
  const kommentar = await context.store.comments.change(before.id, text, context.now);
  context.note({ detalj: { ko, kommentar: before.id, fore: { text: before.text }, efter: { text } } });
  return kommentar;
}

async function onArticle(context: OperationContext, before: ArticleComment, { text, lost, galler, tilldelad }: Change) {
  const { store, actor, now } = context;
  const isOfThread = lost !== undefined || galler !== undefined || tilldelad !== undefined;
  if (before.svar_pa !== null && isOfThread) throw noThread({ lost, galler, tilldelad });
  if (galler !== undefined) {
    const { head } = await itemOutline(context, before.innehall);
    for (const sprak of galler) refuseIf(cannotCommentOn(actor, head, sprak));
  }
  await store.articleComments.change(before.id, { text, galler: galler?.filter((sprak) => sprak !== before.sprak) }, now);
  // Who settled it first did.
  if (lost !== undefined && lost !== (before.lost !== null))
    await store.articleComments.settle(before.id, lost ? { av: authorOf(actor), tid: now } : null);
  let unseeing: string[] = [];
  if (tilldelad !== undefined) {
    const till = await responsibleNamed(context, tilldelad, 'tilldelad');
    const { head } = await itemOutline(context, before.innehall);
    const thread = { ...before, citat: before.citat?.text ?? null };
    // Said again of the same one it is no news.
    if (till?.id !== before.tilldelad?.id) await assignThread(context, head, thread, till);
    unseeing = await assignedNotLetIn(context, till, head);
  }
  const words = text === undefined ? {} : { fore: { text: before.text }, efter: { text } };
  const detalj = { sprak: before.sprak, kommentar: before.id, ...words, ...(lost === undefined ? {} : { lost }) };
  context.note({
    innehall: before.innehall,
    detalj: { ...detalj, ...(galler === undefined ? {} : { galler }), ...(tilldelad === undefined ? {} : { tilldelad }) },
  });
  return { kommentar: await store.articleComments.get(before.id), ser_inte: unseeing };
}

function noThread({ lost, galler }: Omit<Change, 'text'>) {
  return fault('trad_behovs', { falt: lost !== undefined ? 'lost' : galler !== undefined ? 'galler' : 'tilldelad' });
}
