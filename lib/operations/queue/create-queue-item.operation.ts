import { z } from 'zod';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  assignedAnswer,
  knownArticle,
  mayQueue,
  QUEUE_ERRORS,
  queueFields,
  responsibleNamed,
  responsibleNotLetIn,
  sectionFaults,
} from '#lib/operations/queue/queue-item.ts';
import { personIn, tellOfTask } from '#lib/operations/queue/tell-of-task.ts';

export const createQueueItem = defineOperation({
  name: 'skapaKouppgift',
  summary: 'Lägger en uppgift i redaktionens arbetskö.',
  method: 'POST',
  path: '/studio/api/ko',
  body: z.object({
    rubrik: queueFields.rubrik,
    beskrivning: queueFields.beskrivning.default(''),
    sektion: queueFields.sektion.default(null),
    innehall: queueFields.innehall.default(null),
    senast: queueFields.senast.default(null),
    planerad: queueFields.planerad.default(null),
    typ: queueFields.typ.default('uppgift'),
    prioritet: queueFields.prioritet.default('normal'),
    ansvarig: queueFields.ansvarig.default(null),
  }),
  output: assignedAnswer,
  status: 201,
  errors: [...QUEUE_ERRORS, 'sektion_okand', 'ansvarig_ogiltig'],
  hints: { readOnly: false },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  check: sectionFaults,
  async run(context, fields) {
    const [ansvarig, article] = await Promise.all([responsibleNamed(context, fields.ansvarig), knownArticle(context, fields.innehall)]);
    const id = context.newId();
    const uppgift = await context.store.workQueue.create(context.now, id, { ...fields, ansvarig }, authorOf(context.actor));
    await tellOfTask(context, { ko: id, handelse: 'tilldelad', personer: [personIn(ansvarig)] });
    context.note({ ...(fields.innehall === null ? {} : { innehall: fields.innehall }), detalj: { ko: id } });
    return { ok: true as const, uppgift, ser_inte: await responsibleNotLetIn(context, ansvarig, article) };
  },
});
