import { z } from 'zod';
import { changeNote } from '#lib/operations/change-note.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  heldItem,
  knownArticle,
  mayQueue,
  QUEUE_ERRORS,
  queueAnswer,
  queueFields,
  queueParams,
  sectionFaults,
} from '#lib/operations/queue/queue-item.ts';

export const patchQueueItem = defineOperation({
  name: 'andraKouppgift',
  summary: 'Ändrar en uppgift i arbetskön: rubrik, underlag, sektion, artikel eller tid.',
  method: 'PATCH',
  path: '/studio/api/ko/{id}',
  params: queueParams,
  body: z.object(queueFields).partial(),
  output: queueAnswer,
  errors: [...QUEUE_ERRORS, 'sektion_okand'],
  hints: { readOnly: false, idempotent: true },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  check: sectionFaults,
  async run(context, { id, ...given }) {
    const before = await heldItem(context, id);
    const { rubrik, beskrivning, sektion, innehall, senast } = before;
    const fields = {
      rubrik: given.rubrik ?? rubrik,
      beskrivning: given.beskrivning ?? beskrivning,
      sektion: given.sektion === undefined ? sektion : given.sektion,
      innehall: given.innehall === undefined ? innehall : given.innehall,
      senast: given.senast === undefined ? senast : given.senast,
    };
    await knownArticle(context, fields.innehall);
    const uppgift = await context.store.workQueue.change(context.now, id, fields);
    context.note({ detalj: { ko: id, ...changeNote({ rubrik, beskrivning, sektion, innehall, senast }, fields) } });
    return { ok: true as const, uppgift };
  },
});
