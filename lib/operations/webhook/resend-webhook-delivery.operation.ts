import { z } from 'zod';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { isId } from '#lib/contract/id.ts';
import { webhookDeliverySchema } from '#lib/contract/webhook.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mayKeepWebhooks, receiverOr404, signingSecretOr422, WEBHOOK_ERRORS, webhookParams } from '#lib/operations/webhook/webhook.ts';
import { eventsMessage, eventsOfDelivery, outcomeOf, trialMessage } from '#lib/operations/webhook/webhook-message.ts';
import type { Receiver, WaitingDelivery } from '#lib/store/webhooks.ts';

export const resendWebhookDelivery = defineOperation({
  name: 'skickaWebhookleveransIgen',
  summary: 'Skickar en leverans en gång till, med samma webhook-id, och säger hur mottagaren svarade.',
  method: 'POST',
  path: '/studio/api/webhookar/{id}/leveranser/{leverans}/igen',
  params: webhookParams.extend({ leverans: z.string().meta({ description: 'Leveransens id.' }) }),
  output: z.object({ ok: z.literal(true), leverans: webhookDeliverySchema }),
  errors: ['finns_inte', ...WEBHOOK_ERRORS, 'webhookleverans_vantar', 'webhook_inget_kvar', 'webhook_hemlighet'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: mayKeepWebhooks,
  async run(context, { id: webhook, leverans: id }) {
    const receiver = await receiverOr404(context, webhook, 'receiver');
    const delivery = isId(id) ? await context.store.webhooks.delivery(webhook, id) : undefined;
    if (delivery === undefined) throw isGone();
    if (delivery.lage === 'vantar') throw fault('webhookleverans_vantar', { falt: 'leverans' });
    context.note({ detalj: { webhook, leverans: id } });
    const kropp = await messageOf(context, receiver, delivery);
    const hemlighet = signingSecretOr422(context.settingsVault, receiver);
    const answer = await context.webhooks.send({ id, adress: receiver.adress, hemlighet, kropp });
    return context.finish(async (store) => {
      const leverans = await store.webhooks.tried(id, answer.fel === null ? 'levererad' : 'misslyckad', outcomeOf(answer, context.now));
      if (leverans === undefined) throw isGone();
      context.note({ detalj: { status: answer.status } });
      return { ok: true as const, leverans };
    });
  },
});

function isGone(): Fault {
  return fault('finns_inte', { falt: 'leverans' }, { vad: 'Leveransen' });
}

/** What is sent of it, as it is told now. */
async function messageOf(context: OperationContext, { id, namn, agare }: Receiver, delivery: WaitingDelivery): Promise<string> {
  if (delivery.till === null) return trialMessage(delivery.skapad, { id, namn });
  const owner = await context.store.people.byId(agare);
  if (owner === undefined) throw isGone();
  // Its owner's rights decide what is sent, whoever sends it again.
  const told = { store: context.storeAs(actorOfPerson(owner)), withoutFormerNames: context.withoutFormerNames };
  const handelser = await eventsOfDelivery(told, delivery).catch((error: unknown) => {
    // The newsroom’s history is another by now.
    if (error instanceof Fault) return [];
    throw error;
  });
  if (handelser.length === 0) throw fault('webhook_inget_kvar', { falt: 'leverans' });
  return eventsMessage(delivery.skapad, handelser);
}
