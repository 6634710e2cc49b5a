import { defineOperation } from '#lib/operations/define-operation.ts';
import { knownTask, queueAnswer, queueParams } from '#lib/operations/queue/queue-item.ts';

export const getQueueItem = defineOperation({
  name: 'hamtaKouppgift',
  summary: 'Hämtar en uppgift i arbetskön.',
  method: 'GET',
  path: '/studio/api/ko/{id}',
  params: queueParams,
  output: queueAnswer,
  errors: ['finns_inte'],
  hints: { readOnly: true },
  omfang: 'ko:skriv',
  async run(context, { id }) {
    return { ok: true as const, uppgift: await knownTask(context, id) };
  },
});
