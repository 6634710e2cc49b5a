import { z } from 'zod';
import { WATCH_INTERVAL } from '#lib/contract/closed/feed-watch.ts';
import { watchFields } from '#lib/contract/feed-watch.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  answeredWatch,
  eachOnce,
  feedAddressOr422,
  mayWatchFeeds,
  nameUntilRead,
  WATCH_ERRORS,
  watchAnswer,
} from '#lib/operations/idea/feed-watch.ts';
import { sectionFaults } from '#lib/operations/queue/queue-item.ts';

export const createWatch = defineOperation({
  name: 'skapaBevakning',
  summary: 'Bevakar ett flöde (RSS, Atom eller JSON Feed) efter idéer. Det läses genast.',
  method: 'POST',
  path: '/studio/api/bevakningar',
  body: z.object({
    adress: watchFields.adress,
    namn: watchFields.namn.default(''),
    sektion: watchFields.sektion.default(null),
    ord: watchFields.ord.default([]),
    intervall: watchFields.intervall.default(WATCH_INTERVAL.usual),
    vilande: watchFields.vilande.default(false),
  }),
  output: watchAnswer,
  status: 201,
  errors: [...WATCH_ERRORS, 'bevakning_adress', 'bevakning_finns', 'sektion_okand'],
  hints: { readOnly: false },
  omfang: 'ko:skriv',
  authorise: mayWatchFeeds,
  check: sectionFaults,
  async run(context, given) {
    const adress = feedAddressOr422(given.adress);
    const fields = { ...given, adress, namn: given.namn === '' ? nameUntilRead(adress) : given.namn, ord: eachOnce(given.ord) };
    const id = context.newId();
    if (!(await context.store.feedWatches.create(id, fields, authorOf(context.actor), context.now)))
      throw fault('bevakning_finns', { falt: 'adress' }, { adress });
    context.changed('bevakningar');
    context.note({ detalj: { bevakning: id, efter: fields } });
    return { ok: true as const, bevakning: await answeredWatch(context, id) };
  },
});
