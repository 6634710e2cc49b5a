import { z } from 'zod';
import { webhookDeliverySchema } from '#lib/contract/webhook.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mayKeepWebhooks, receiverOr404, signingSecretOr422, WEBHOOK_ERRORS, webhookParams } from '#lib/operations/webhook/webhook.ts';
import { outcomeOf, trialMessage } from '#lib/operations/webhook/webhook-message.ts';

export const tryWebhook = defineOperation({
  name: 'provaWebhook',
  summary: 'Skickar ett undertecknat prov till en mottagare, också när webhooken är pausad, och säger hur det svarade.',
  method: 'POST',
  path: '/studio/api/webhookar/{id}/prov',
  params: webhookParams,
  output: z.object({ ok: z.literal(true), leverans: webhookDeliverySchema }),
  errors: ['finns_inte', ...WEBHOOK_ERRORS, 'webhook_hemlighet'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: mayKeepWebhooks,
  async run(context, { id: webhook }) {
    const receiver = await receiverOr404(context, webhook, 'receiver');
    const { namn, adress } = receiver;
    context.note({ detalj: { webhook } });
    const [id, skapad] = [context.newId(), context.now];
    const hemlighet = signingSecretOr422(context.settingsVault, receiver);
    const answer = await context.webhooks.send({ id, adress, hemlighet, kropp: trialMessage(skapad, { id: webhook, namn }) });
    return context.finish(async (store) => {
      // It may have been removed meanwhile.
      if ((await store.webhooks.lock(webhook)) === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Webhooken' });
      const lage = answer.fel === null ? 'levererad' : 'misslyckad';
      await store.webhooks.addDelivery({ id, webhook, slag: 'prov', typer: [], fran: null, till: null, antal: 0, lage, skapad });
      const leverans = await store.webhooks.tried(id, lage, outcomeOf(answer, context.now));
      if (leverans === undefined) throw new Error(`the delivery ${id} is gone within the transaction that made it`);
      context.note({ detalj: { leverans: id, status: answer.status } });
      return { ok: true as const, leverans };
    });
  },
});
