import { z } from 'zod';
import { pageFrame, pageQuery } from '#lib/contract/page.ts';
import { QUEUE_STATES, queueItemSchema } from '#lib/contract/queue.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listQueue = defineOperation({
  name: 'listaKo',
  summary: 'Listar redaktionens arbetskö: det som ska vara klart först kommer först.',
  method: 'GET',
  path: '/studio/api/ko',
  query: z.object({
    status: z.enum(QUEUE_STATES).optional().meta({ description: 'Bara de i det läget. Utelämnat alla.' }),
    sektion: z.string().optional().meta({ description: 'Sektionens id.' }),
    tagen_av: z.string().optional().meta({ description: 'Id för den som har tagit uppgiften.' }),
    ...pageQuery,
  }),
  output: z.object({ ...pageFrame, ko: z.array(queueItemSchema) }),
  hints: { readOnly: true },
  omfang: 'ko:skriv',
  async run({ store, now }, { status = null, sektion = null, tagen_av = null, sida, per_sida }) {
    const { ko, ...counted } = await store.workQueue.list(now, { status, sektion, tagare: tagen_av }, { sida, per_sida });
    return { ...countedPage(counted, { sida, per_sida }), ko };
  },
});
