import { z } from 'zod';
import { pageFrame } from '#lib/contract/page.ts';
import { webhookSchema } from '#lib/contract/webhook.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mayKeepWebhooks, WEBHOOK_ERRORS } from '#lib/operations/webhook/webhook.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listWebhooks = defineOperation({
  name: 'listaWebhookar',
  summary: 'Listar mottagarna som får veta vad som händer i redaktionen, med hur det går att nå dem.',
  method: 'GET',
  path: '/studio/api/webhookar',
  query: wholeListQuery,
  output: z.object({ ...pageFrame, webhookar: z.array(webhookSchema) }),
  errors: WEBHOOK_ERRORS,
  hints: { readOnly: true },
  authorise: mayKeepWebhooks,
  async run({ store }, asked) {
    const { frame, page } = pageOfWhole(await store.webhooks.list(), asked);
    return { ...frame, webhookar: page };
  },
});
