import { defineOperation } from '#lib/operations/define-operation.ts';
import { heldItem, mayQueue, QUEUE_ERRORS, queueAnswer, queueParams, refuseUnlessFree } from '#lib/operations/queue/queue-item.ts';

export const leaveQueueItem = defineOperation({
  name: 'slappKouppgift',
  summary: 'Lämnar tillbaka en uppgift till arbetskön, så att någon annan kan ta den.',
  method: 'POST',
  path: '/studio/api/ko/{id}/slapp',
  params: queueParams,
  output: queueAnswer,
  errors: [...QUEUE_ERRORS, 'ko_tagen', 'ko_klar'],
  hints: { readOnly: false, idempotent: true },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run(context, { id }) {
    refuseUnlessFree(context, await heldItem(context, id));
    const uppgift = await context.store.workQueue.claim(context.now, id, { tagen_av: null, tagen_till: null, klar_av: null });
    context.note({ detalj: { ko: id } });
    return { ok: true as const, uppgift };
  },
});
