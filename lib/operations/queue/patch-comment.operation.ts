import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotChangeComment } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { commentAnswer, commentParams, commentText } from '#lib/operations/queue/comment-fields.ts';
import { heldComment } from '#lib/operations/queue/held-comment.ts';
import { mayComment, QUEUE_ERRORS } from '#lib/operations/queue/queue-item.ts';

export const patchComment = defineOperation({
  name: 'andraKommentar',
  summary: 'Ändrar en kommentar som man själv har skrivit.',
  method: 'PATCH',
  path: '/studio/api/kommentarer/{id}',
  params: commentParams,
  body: z.object({ text: commentText }),
  output: commentAnswer,
  errors: QUEUE_ERRORS,
  hints: { readOnly: false, idempotent: true },
  attempts: ['andraAnnansKommentar'],
  authorise: mayComment,
  async run(context, { id, text }) {
    const { ko, ...before } = await heldComment(context, id);
    refuseIf(cannotChangeComment(context.actor, before));
    const kommentar = await context.store.comments.change(id, text, context.now);
    context.note({ detalj: { ko, kommentar: id, fore: { text: before.text }, efter: { text } } });
    return { ok: true as const, kommentar };
  },
});
