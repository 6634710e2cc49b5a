import { z } from 'zod';
import { SECRET_PREFIX } from '#lib/adapters/webhooks/port.ts';
import { MOST_WEBHOOKS, webhookFields, webhookSchema } from '#lib/contract/webhook.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { lastEvent } from '#lib/operations/event/events-after.ts';
import { addressFaults, addressOf, answeredWebhook, mayKeepWebhooks, WEBHOOK_ERRORS } from '#lib/operations/webhook/webhook.ts';

/** As many as the mark that it makes has (standardwebhooks.com: 24 to 64). */
const SECRET_BYTES = 32;

export const createWebhook = defineOperation({
  name: 'skapaWebhook',
  summary:
    'Skickar det som händer i redaktionen från och med nu till en mottagare på internet, undertecknat och med dina rättigheter. Hemligheten visas bara i det här svaret.',
  method: 'POST',
  path: '/studio/api/webhookar',
  body: z.object({ namn: webhookFields.namn, adress: webhookFields.adress, typer: webhookFields.typer.default([]) }),
  output: z.object({
    ok: z.literal(true),
    webhook: webhookSchema,
    hemlighet: z.string().meta({ description: 'Mottagaren prövar underskriften med den (webhook-signature). Den går inte att läsa igen.' }),
  }),
  status: 201,
  errors: [...WEBHOOK_ERRORS, 'webhook_adress', 'for_manga_webhookar'],
  hints: { readOnly: false },
  authorise: mayKeepWebhooks,
  check: addressFaults,
  async run(context, { namn, adress: given, typer }) {
    const { store, actor } = context;
    if ((await store.webhooks.countForWriting()) >= MOST_WEBHOOKS) throw fault('for_manga_webhookar', {}, { flest: MOST_WEBHOOKS });
    const [id, adress] = [context.newId(), addressOf(given)];
    const hemlighet = `${SECRET_PREFIX}${Buffer.from(context.randomBytes(SECRET_BYTES)).toString('base64')}`;
    const fields = { namn, adress, typer: [...new Set(typer)], lage: 'aktiv' as const, agare: actor.id, efter: await lastEvent(store) };
    await store.webhooks.create(id, fields, context.settingsVault.close(hemlighet), authorOf(actor), context.now);
    context.changed('webhookar');
    context.note({ detalj: { webhook: id, efter: { namn, adress, typer: fields.typer } } });
    return { ok: true as const, webhook: await answeredWebhook(context, id), hemlighet };
  },
});
