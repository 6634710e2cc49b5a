import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { heldItem, mayQueue, QUEUE_ERRORS, queueAnswer, queueParams, refuseUnlessFree } from '#lib/operations/queue/queue-item.ts';

export const finishQueueItem = defineOperation({
  name: 'klarmarkeraKouppgift',
  summary: 'Markerar en uppgift i arbetskön som klar.',
  method: 'POST',
  path: '/studio/api/ko/{id}/klar',
  params: queueParams,
  output: queueAnswer,
  errors: [...QUEUE_ERRORS, 'ko_tagen', 'ko_klar'],
  hints: { readOnly: false },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run(context, { id }) {
    refuseUnlessFree(context, await heldItem(context, id));
    const claim = { tagen_av: null, tagen_till: null, klar_av: authorOf(context.actor) };
    const uppgift = await context.store.workQueue.claim(context.now, id, claim);
    context.note({ detalj: { ko: id } });
    return { ok: true as const, uppgift };
  },
});
