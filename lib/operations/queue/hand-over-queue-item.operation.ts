import { z } from 'zod';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { commentText } from '#lib/operations/queue/comment-fields.ts';
import {
  assignedAnswer,
  heldItem,
  knownArticle,
  mayQueue,
  QUEUE_ERRORS,
  queueFields,
  queueParams,
  refuseUnlessFree,
  responsibleNamed,
  responsibleNotLetIn,
} from '#lib/operations/queue/queue-item.ts';
import { personIn, tellOfTask } from '#lib/operations/queue/tell-of-task.ts';

export const handOverQueueItem = defineOperation({
  name: 'lamnaOverKouppgift',
  summary: 'Lämnar över en uppgift till någon annan, med ett meddelande om det behövs: den som får den ansvarar sedan för den.',
  method: 'POST',
  path: '/studio/api/ko/{id}/lamna-over',
  params: queueParams,
  body: z.object({
    till: queueFields.ansvarig.unwrap().min(1).meta({ description: 'Personens id eller e-post, eller agentens id.' }),
    meddelande: commentText.optional().meta({ description: 'Läggs som kommentar på uppgiften.' }),
  }),
  output: assignedAnswer,
  errors: [...QUEUE_ERRORS, 'ko_tagen', 'ko_klar', 'ansvarig_ogiltig'],
  hints: { readOnly: false },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run(context, { id, till, meddelande }) {
    const before = await heldItem(context, id);
    refuseUnlessFree(context, before);
    const ansvarig = await responsibleNamed(context, till, 'till');
    const { workQueue, comments } = context.store;
    await workQueue.claim(context.now, id, { tagen_av: null, tagen_till: null, klar_av: null });
    const uppgift = await workQueue.change(context.now, id, { ...before, ansvarig });
    if (meddelande !== undefined) {
      await comments.create({ id: context.newId(), ko: id, text: meddelande, av: authorOf(context.actor), tid: context.now });
    }
    await tellOfTask(context, { ko: id, handelse: 'tilldelad', personer: [personIn(ansvarig)] });
    context.note({ detalj: { ko: id, fore: { ansvarig: before.ansvarig }, efter: { ansvarig } } });
    const article = await knownArticle(context, before.innehall);
    return { ok: true as const, uppgift, ser_inte: await responsibleNotLetIn(context, ansvarig, article) };
  },
});
