import { z } from 'zod';
import { WATCH_STATES } from '#lib/contract/closed/feed-watch.ts';
import { feedWatchSchema } from '#lib/contract/feed-watch.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeText, rowCursor } from '#lib/operations/list-cursor.ts';
import { mayQueue } from '#lib/operations/queue/queue-item.ts';

const watches = rowCursor('bevakningar', [placeText, placeId]);

export const listWatches = defineOperation({
  name: 'listaBevakningar',
  summary: 'Listar flödena som bevakas efter idéer, med hur senaste läsningen gick.',
  method: 'GET',
  path: '/studio/api/bevakningar',
  query: z.object({
    tillstand: z.enum(WATCH_STATES).optional().meta({ description: 'Bara de i det läget: ny, ok, fel eller vilande.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, bevakningar: z.array(feedWatchSchema) }),
  errors: ['markor_ogiltig', 'rattighet_saknas'],
  hints: { readOnly: true },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run({ store }, { tillstand, ...asked }) {
    const page = watches.page(asked, { tillstand });
    const found = await store.feedWatches.list(tillstand, page.window);
    return { ...page.frame(found), bevakningar: found.rader };
  },
});
