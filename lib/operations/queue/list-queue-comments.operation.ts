import { z } from 'zod';
import { commentSchema } from '#lib/contract/comment.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { knownTask, queueParams } from '#lib/operations/queue/queue-item.ts';

const comments = rowCursor('kokommentarer', [placeTime, placeId]);

export const listQueueComments = defineOperation({
  name: 'listaKokommentarer',
  summary: 'Listar vad som sagts om en uppgift i arbetskön, i den ordning det sades.',
  method: 'GET',
  path: '/studio/api/ko/{id}/kommentarer',
  params: queueParams,
  query: z.object(cursorQuery),
  output: z.object({ ...cursorFrame, kommentarer: z.array(commentSchema) }),
  errors: ['finns_inte', 'markor_ogiltig'],
  hints: { readOnly: true },
  omfang: 'ko:skriv',
  async run(context, { id, ...asked }) {
    const page = comments.page(asked, { id });
    await knownTask(context, id);
    const found = await context.store.comments.list(id, page.window);
    return { ...page.frame(found), kommentarer: found.rader };
  },
});
