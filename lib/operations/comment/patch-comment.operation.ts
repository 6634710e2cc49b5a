import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotChangeComment, cannotCommentOn } from '#lib/access/rights.ts';
import { type ArticleComment, articleCommentSchema } from '#lib/contract/article-comment.ts';
import { commentSchema } from '#lib/contract/comment.ts';
import { fault } from '#lib/errors/fault.ts';
import { alsoAbout, COMMENT_ERRORS } from '#lib/operations/comment/comment-fields.ts';
import { heldComment } from '#lib/operations/comment/held-comment.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline } from '#lib/operations/item/item-access.ts';
import { commentParams, commentText } from '#lib/operations/queue/comment-fields.ts';
import { mayComment } from '#lib/operations/queue/queue-item.ts';
import type { HeldComment } from '#lib/store/comments.ts';

const body = z.object({
  text: commentText.optional().meta({ description: 'Det som sägs. Bara i sin egen kommentar.' }),
  lost: z.boolean().optional().meta({ description: 'true löser tråden, false öppnar den igen.' }),
  galler: alsoAbout.optional(),
});
type Change = z.infer<typeof body>;

export const patchComment = defineOperation({
  name: 'andraKommentar',
  summary: 'Ändrar en kommentar som man själv har skrivit; löser en tråd om en artikel, eller öppnar den igen.',
  method: 'PATCH',
  path: '/studio/api/kommentarer/{id}',
  params: commentParams,
  body,
  output: z.object({ ok: z.literal(true), kommentar: z.union([articleCommentSchema, commentSchema]) }),
  errors: [...COMMENT_ERRORS, 'trad_behovs', 'inget_att_andra'],
  hints: { readOnly: false, idempotent: true },
  attempts: ['andraAnnansKommentar'],
  authorise: mayComment,
  async run(context, { id, ...change }) {
    if (Object.values(change).every((value) => value === undefined))
      throw fault('inget_att_andra', { falt: '' }, { falten: Object.keys(body.shape).join(', ') });
    const { om, kommentar } = await heldComment(context, id);
    if (change.text !== undefined) refuseIf(cannotChangeComment(context.actor, kommentar));
    const changed = om === 'uppgift' ? await onTask(context, kommentar, change) : await onArticle(context, kommentar, change);
    return { ok: true as const, kommentar: changed };
  },
});

async function onTask(context: OperationContext, { ko, ...before }: HeldComment, { text, lost, galler }: Change) {
  if (text === undefined || lost !== undefined || galler !== undefined) throw noThread(lost);
  const kommentar = await context.store.comments.change(before.id, text, context.now);
  context.note({ detalj: { ko, kommentar: before.id, fore: { text: before.text }, efter: { text } } });
  return kommentar;
}

async function onArticle(context: OperationContext, before: ArticleComment, { text, lost, galler }: Change) {
  const { store, actor, now } = context;
  if (before.svar_pa !== null && (lost !== undefined || galler !== undefined)) throw noThread(lost);
  if (galler !== undefined) {
    const { head } = await itemOutline(context, before.innehall);
    for (const sprak of galler) refuseIf(cannotCommentOn(actor, head, sprak));
  }
  await store.articleComments.change(before.id, { text, galler: galler?.filter((sprak) => sprak !== before.sprak) }, now);
  // Who settled it first did.
  if (lost !== undefined && lost !== (before.lost !== null))
    await store.articleComments.settle(before.id, lost ? { av: authorOf(actor), tid: now } : null);
  const words = text === undefined ? {} : { fore: { text: before.text }, efter: { text } };
  const detalj = { sprak: before.sprak, kommentar: before.id, ...words, ...(lost === undefined ? {} : { lost }) };
  context.note({ innehall: before.innehall, detalj: { ...detalj, ...(galler === undefined ? {} : { galler }) } });
  return store.articleComments.get(before.id);
}

function noThread(lost: boolean | undefined) {
  return fault('trad_behovs', { falt: lost === undefined ? 'galler' : 'lost' });
}
