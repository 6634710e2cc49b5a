import { z } from 'zod';
import { mediaSchema } from '#lib/contract/media.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeId, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';
import { logotypeOf } from '#lib/operations/media/logotype.ts';
import { mediaQuery, wantedMedia } from '#lib/operations/media/media-query.ts';
import { peopleSearched } from '#lib/operations/media/people-searched.ts';

const pictures = rowCursor('media', [placeTime, placeId]);

export const listMedia = defineOperation({
  name: 'listaMedia',
  summary: 'Söker och listar bilder, nyast först.',
  method: 'GET',
  path: '/studio/api/media',
  query: z.object({ ...mediaQuery, ...cursorQuery }),
  output: z.object({ ...cursorFrame, media: z.array(mediaSchema) }),
  errors: ['markor_ogiltig', 'tid_finns_inte', 'tid_bakvand'],
  hints: { readOnly: true },
  check: async (_, { fran, till }) => logSpan({ fran, till }).faults,
  async run({ store, now, settings }, { sida, per_sida, markor, ...query }) {
    const page = pictures.page({ sida, per_sida, markor }, query);
    const personer = await peopleSearched(store, query.sok.trim());
    const found = await store.media.list({ ...wantedMedia(query, now), logotyp: logotypeOf(settings), personer }, page.window);
    return { ...page.frame(found), media: found.rader };
  },
});
