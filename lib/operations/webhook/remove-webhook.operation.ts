import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mayKeepWebhooks, receiverOr404, WEBHOOK_ERRORS, webhookParams } from '#lib/operations/webhook/webhook.ts';

export const removeWebhook = defineOperation({
  name: 'taBortWebhook',
  summary: 'Tar bort en webhook. Mottagaren får inget mer, inte heller det som väntade.',
  method: 'DELETE',
  path: '/studio/api/webhookar/{id}',
  params: webhookParams,
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', ...WEBHOOK_ERRORS],
  hints: { readOnly: false, destructive: true },
  authorise: mayKeepWebhooks,
  async run(context, { id }) {
    const { namn, adress } = await receiverOr404(context, id, 'lock');
    await context.store.webhooks.remove(id);
    context.changed('webhookar');
    context.note({ detalj: { webhook: id, fore: { namn, adress } } });
    return { ok: true as const };
  },
});
