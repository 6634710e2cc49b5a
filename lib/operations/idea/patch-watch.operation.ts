import { z } from 'zod';
import { withoutUndefined } from '#lib/content/without-undefined.ts';
import { watchFields } from '#lib/contract/feed-watch.ts';
import { fault } from '#lib/errors/fault.ts';
import { changeNote } from '#lib/operations/change-note.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  answeredWatch,
  eachOnce,
  feedAddressOr422,
  mayWatchFeeds,
  nameUntilRead,
  WATCH_ERRORS,
  watchAnswer,
  watchOr404,
  watchParams,
} from '#lib/operations/idea/feed-watch.ts';
import { sectionFaults } from '#lib/operations/queue/queue-item.ts';
import type { WatchFields } from '#lib/store/feed-watches.ts';

export const patchWatch = defineOperation({
  name: 'andraBevakning',
  summary: 'Ändrar en bevakning. vilande: false läser flödet genast, också när det senast gick fel.',
  method: 'PATCH',
  path: '/studio/api/bevakningar/{id}',
  params: watchParams,
  body: z.object(watchFields).partial(),
  output: watchAnswer,
  errors: ['finns_inte', ...WATCH_ERRORS, 'bevakning_adress', 'bevakning_finns', 'sektion_okand'],
  hints: { readOnly: false, idempotent: true },
  omfang: 'ko:skriv',
  authorise: mayWatchFeeds,
  check: sectionFaults,
  async run(context, { id, ...given }) {
    const { store } = context;
    const { adress, namn, sektion, ord, intervall, vilande } = await watchOr404(context, id);
    const was: WatchFields = { adress, namn, sektion, ord, intervall, vilande };
    const asked = { ...was, ...withoutUndefined(given) };
    const url = given.adress === undefined ? adress : feedAddressOr422(given.adress);
    const fields = { ...asked, adress: url, namn: asked.namn === '' ? nameUntilRead(url) : asked.namn, ord: eachOnce(asked.ord) };
    if (url !== adress && (await store.feedWatches.isTaken(url, id))) throw fault('bevakning_finns', { falt: 'adress' }, { adress: url });
    await store.feedWatches.change(id, fields, { now: url !== adress || given.vilande === false });
    context.changed('bevakningar');
    context.note({ detalj: { bevakning: id, ...changeNote(was, fields) } });
    return { ok: true as const, bevakning: await answeredWatch(context, id) };
  },
});
