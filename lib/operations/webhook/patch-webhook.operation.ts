import { z } from 'zod';
import { WEBHOOK_STATES } from '#lib/contract/closed/webhook.ts';
import { webhookFields } from '#lib/contract/webhook.ts';
import { changeNote } from '#lib/operations/change-note.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { isKnownEvent, lastEvent } from '#lib/operations/event/events-after.ts';
import {
  addressFaults,
  addressOf,
  answeredWebhook,
  mayKeepWebhooks,
  receiverOr404,
  WEBHOOK_ERRORS,
  webhookAnswer,
  webhookParams,
} from '#lib/operations/webhook/webhook.ts';

export const patchWebhook = defineOperation({
  name: 'andraWebhook',
  summary:
    'Ändrar en webhook. lage: pausad slutar att skicka, aktiv fortsätter där den var och försöker genast; är personen vars rättigheter den har avstängd får den dina.',
  method: 'PATCH',
  path: '/studio/api/webhookar/{id}',
  params: webhookParams,
  body: z
    .object({
      ...webhookFields,
      lage: z.enum(WEBHOOK_STATES).meta({ description: 'pausad: skickar inget mer. aktiv: skickar det som väntar genast.' }),
    })
    .partial(),
  output: webhookAnswer,
  errors: ['finns_inte', ...WEBHOOK_ERRORS, 'webhook_adress'],
  hints: { readOnly: false, idempotent: true },
  authorise: mayKeepWebhooks,
  check: addressFaults,
  async run(context, { id, ...given }) {
    const { store, actor } = context;
    const receiver = await receiverOr404(context, id, 'lock');
    const { namn, adress, typer, lage, agare } = await answeredWebhook(context, id);
    const was = { namn, adress, typer, lage };
    const fields = {
      namn: given.namn ?? namn,
      adress: given.adress === undefined ? adress : addressOf(given.adress),
      typer: given.typer === undefined ? typer : [...new Set(given.typer)],
      lage: given.lage ?? lage,
    };
    const isStarted = given.lage === 'aktiv';
    let { efter } = receiver;
    // After an older archive was restored there is nothing to go on from.
    if (isStarted && efter !== null && !(await isKnownEvent(store, efter))) {
      efter = await lastEvent(store);
      await store.webhooks.forgetWaiting(id);
    }
    await store.webhooks.change(id, { ...fields, agare: isStarted && !agare.aktiv ? actor.id : agare.id, efter });
    context.changed('webhookar');
    context.note({ detalj: { webhook: id, ...changeNote(was, fields) } });
    return { ok: true as const, webhook: await answeredWebhook(context, id) };
  },
});
