import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  CLAIM_MINUTES,
  heldItem,
  mayQueue,
  QUEUE_ERRORS,
  queueAnswer,
  queueParams,
  refuseUnlessFree,
} from '#lib/operations/queue/queue-item.ts';

export const claimQueueItem = defineOperation({
  name: 'taKouppgift',
  summary: `Tar en uppgift ur arbetskön i ${CLAIM_MINUTES} minuter; tas den igen av samma person börjar tiden om.`,
  method: 'POST',
  path: '/studio/api/ko/{id}/ta',
  params: queueParams,
  output: queueAnswer,
  errors: [...QUEUE_ERRORS, 'ko_tagen', 'ko_klar'],
  hints: { readOnly: false, idempotent: true },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run(context, { id }) {
    refuseUnlessFree(context, await heldItem(context, id));
    const till = new Date(Date.parse(context.now) + CLAIM_MINUTES * 60_000).toISOString();
    const claim = { tagen_av: authorOf(context.actor), tagen_till: till, klar_av: null };
    const uppgift = await context.store.workQueue.claim(context.now, id, claim);
    context.note({ detalj: { ko: id } });
    return { ok: true as const, uppgift };
  },
});
