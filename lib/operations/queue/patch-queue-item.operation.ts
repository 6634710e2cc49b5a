import { z } from 'zod';
import { withoutUndefined } from '#lib/content/without-undefined.ts';
import { changeNote } from '#lib/operations/change-note.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  assignedAnswer,
  heldItem,
  knownArticle,
  mayQueue,
  QUEUE_ERRORS,
  queueFields,
  queueParams,
  responsibleNamed,
  responsibleNotLetIn,
  sectionFaults,
} from '#lib/operations/queue/queue-item.ts';
import { personIn, tellOfTask } from '#lib/operations/queue/tell-of-task.ts';
import type { QueueFields } from '#lib/store/work-queue.ts';

export const patchQueueItem = defineOperation({
  name: 'andraKouppgift',
  summary: 'Ändrar en uppgift i arbetskön: rubrik, underlag, slag, prioritet, ansvarig, sektion, artikel eller tider.',
  method: 'PATCH',
  path: '/studio/api/ko/{id}',
  params: queueParams,
  body: z.object(queueFields).partial(),
  output: assignedAnswer,
  errors: [...QUEUE_ERRORS, 'sektion_okand', 'ansvarig_ogiltig'],
  hints: { readOnly: false, idempotent: true },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  check: sectionFaults,
  async run(context, { id, ...given }) {
    const before = await heldItem(context, id);
    const { rubrik, beskrivning, typ, prioritet, ansvarig, sektion, innehall, senast, planerad } = before;
    const was: QueueFields = { rubrik, beskrivning, typ, prioritet, ansvarig, sektion, innehall, senast, planerad };
    const named = given.ansvarig === undefined ? ansvarig : await responsibleNamed(context, given.ansvarig);
    const fields = { ...was, ...withoutUndefined(given), ansvarig: named };
    const article = await knownArticle(context, fields.innehall);
    const uppgift = await context.store.workQueue.change(context.now, id, fields);
    if (named?.id !== ansvarig?.id) await tellOfTask(context, { ko: id, handelse: 'tilldelad', personer: [personIn(named)] });
    context.note({ detalj: { ko: id, ...changeNote(was, fields) } });
    // A task that is tied to an article is no longer seen by whoever had it and does not know of that.
    return { ok: true as const, uppgift, ser_inte: await responsibleNotLetIn(context, named, article) };
  },
});
