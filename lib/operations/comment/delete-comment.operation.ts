import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotRemoveComment } from '#lib/access/rights.ts';
import { COMMENT_ERRORS } from '#lib/operations/comment/comment-fields.ts';
import { heldComment } from '#lib/operations/comment/held-comment.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { commentParams } from '#lib/operations/queue/comment-fields.ts';
import { mayComment } from '#lib/operations/queue/queue-item.ts';

export const deleteComment = defineOperation({
  name: 'taBortKommentar',
  summary: 'Tar bort en kommentar: sin egen, eller som chefredaktör någon annans. Svaren i en tråd följer med.',
  method: 'DELETE',
  path: '/studio/api/kommentarer/{id}',
  params: commentParams,
  output: z.object({ ok: z.literal(true) }),
  errors: COMMENT_ERRORS,
  hints: { readOnly: false, destructive: true, idempotent: true },
  attempts: ['taBortAnnansKommentar'],
  authorise: mayComment,
  async run(context, { id }) {
    const { om, kommentar } = await heldComment(context, id);
    refuseIf(cannotRemoveComment(context.actor, kommentar));
    const detalj = { kommentar: id, fore: { text: kommentar.text } };
    if (om === 'uppgift') {
      await context.store.comments.remove(id);
      context.note({ detalj: { ko: kommentar.ko, ...detalj } });
    } else {
      await context.store.articleComments.remove(id);
      context.note({ innehall: kommentar.innehall, detalj: { sprak: kommentar.sprak, ...detalj, svar: kommentar.svar.length } });
    }
    return { ok: true as const };
  },
});
