import { z } from 'zod';
import { knownPeople, MOST_NAMED, notLetIn } from '#lib/operations/comment/known-people.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { commentAnswer, commentText } from '#lib/operations/queue/comment-fields.ts';
import { assignedAnswer, heldItem, knownArticle, mayQueue, QUEUE_ERRORS, queueParams } from '#lib/operations/queue/queue-item.ts';
import { personIn, tellOfTask } from '#lib/operations/queue/tell-of-task.ts';

export const createQueueComment = defineOperation({
  name: 'skapaKokommentar',
  summary: 'Säger något om en uppgift i arbetskön. Den som ansvarar, den som lade in den och de som nämns får veta det.',
  method: 'POST',
  path: '/studio/api/ko/{id}/kommentarer',
  params: queueParams,
  body: z.object({
    text: commentText,
    namn: z.array(z.string()).max(MOST_NAMED).default([]).meta({ description: 'Id för personer som ska få veta det utöver de berörda.' }),
  }),
  output: commentAnswer.extend({ ser_inte: assignedAnswer.shape.ser_inte }),
  status: 201,
  errors: [...QUEUE_ERRORS, 'namngiven_okand'],
  hints: { readOnly: false },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run(context, { id, text, namn }) {
    const task = await heldItem(context, id);
    const [named, article] = await Promise.all([knownPeople(context, namn), knownArticle(context, task.innehall)]);
    const av = authorOf(context.actor);
    const kommentar = await context.store.comments.create({ id: context.newId(), ko: id, text, av, tid: context.now });
    const personer = [...[task.ansvarig, task.tagen_av, task.av].map(personIn), ...namn];
    await tellOfTask(context, { ko: id, handelse: 'kommenterad', text, personer });
    context.note({ detalj: { ko: id, kommentar: kommentar.id } });
    return { ok: true as const, kommentar, ser_inte: article === null ? [] : notLetIn(named, article) };
  },
});
