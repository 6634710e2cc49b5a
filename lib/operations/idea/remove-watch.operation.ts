import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mayWatchFeeds, WATCH_ERRORS, watchOr404, watchParams } from '#lib/operations/idea/feed-watch.ts';

export const removeWatch = defineOperation({
  name: 'taBortBevakning',
  summary: 'Slutar att bevaka ett flöde. Idéerna som det har gett finns kvar.',
  method: 'DELETE',
  path: '/studio/api/bevakningar/{id}',
  params: watchParams,
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', ...WATCH_ERRORS],
  hints: { readOnly: false, destructive: true },
  omfang: 'ko:skriv',
  authorise: mayWatchFeeds,
  async run(context, { id }) {
    const { namn, adress } = await watchOr404(context, id);
    await context.store.feedWatches.remove(id);
    context.note({ detalj: { bevakning: id, fore: { namn, adress } } });
    return { ok: true as const };
  },
});
