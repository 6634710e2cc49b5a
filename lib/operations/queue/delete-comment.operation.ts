import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotRemoveComment } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { commentParams } from '#lib/operations/queue/comment-fields.ts';
import { heldComment } from '#lib/operations/queue/held-comment.ts';
import { mayComment, QUEUE_ERRORS } from '#lib/operations/queue/queue-item.ts';

export const deleteComment = defineOperation({
  name: 'taBortKommentar',
  summary: 'Tar bort en kommentar: sin egen, eller som chefredaktör någon annans.',
  method: 'DELETE',
  path: '/studio/api/kommentarer/{id}',
  params: commentParams,
  output: z.object({ ok: z.literal(true) }),
  errors: QUEUE_ERRORS,
  hints: { readOnly: false, destructive: true, idempotent: true },
  attempts: ['taBortAnnansKommentar'],
  authorise: mayComment,
  async run(context, { id }) {
    const comment = await heldComment(context, id);
    refuseIf(cannotRemoveComment(context.actor, comment));
    await context.store.comments.remove(id);
    context.note({ detalj: { ko: comment.ko, kommentar: id, fore: { text: comment.text } } });
    return { ok: true as const };
  },
});
