import { z } from 'zod';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { webhookDeliverySchema } from '#lib/contract/webhook.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { mayKeepWebhooks, receiverOr404, WEBHOOK_ERRORS, webhookParams } from '#lib/operations/webhook/webhook.ts';

const deliveries = rowCursor('webhookleveranser', [placeTime, placeId]);

export const listWebhookDeliveries = defineOperation({
  name: 'listaWebhookleveranser',
  summary:
    'Listar det som har skickats till en mottagare, senast först, med hur det gick. Det finns kvar i trettio dagar, högst femhundra leveranser.',
  method: 'GET',
  path: '/studio/api/webhookar/{id}/leveranser',
  params: webhookParams,
  query: z.object(cursorQuery),
  output: z.object({ ...cursorFrame, leveranser: z.array(webhookDeliverySchema) }),
  errors: ['finns_inte', 'markor_ogiltig', ...WEBHOOK_ERRORS],
  hints: { readOnly: true },
  authorise: mayKeepWebhooks,
  async run(context, { id, ...asked }) {
    await receiverOr404(context, id, 'receiver');
    const page = deliveries.page(asked, { id });
    const found = await context.store.webhooks.deliveries(id, page.window);
    return { ...page.frame(found), leveranser: found.rader };
  },
});
