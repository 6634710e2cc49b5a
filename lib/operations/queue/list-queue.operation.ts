import { z } from 'zod';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { QUEUE_STATES, queueItemSchema } from '#lib/contract/queue.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';

/** What nobody has said a time of comes last. */
const tasks = rowCursor('ko', [z.union([placeTime, z.literal('infinity')]), placeTime, placeId]);

export const listQueue = defineOperation({
  name: 'listaKo',
  summary: 'Listar redaktionens arbetskö: det som ska vara klart först kommer först.',
  method: 'GET',
  path: '/studio/api/ko',
  query: z.object({
    status: z.enum(QUEUE_STATES).optional().meta({ description: 'Bara de i det läget. Utelämnat alla.' }),
    sektion: z.string().optional().meta({ description: 'Sektionens id.' }),
    tagen_av: z.string().optional().meta({ description: 'Id för den som har tagit uppgiften.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, ko: z.array(queueItemSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  omfang: 'ko:skriv',
  async run({ store, now }, { status = null, sektion = null, tagen_av: tagare = null, ...asked }) {
    const wanted = { status, sektion, tagare };
    const page = tasks.page(asked, wanted);
    const found = await store.workQueue.list(now, wanted, page.window);
    return { ...page.frame(found), ko: found.rader };
  },
});
