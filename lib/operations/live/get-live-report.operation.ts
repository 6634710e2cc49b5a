import { z } from 'zod';
import { liveEntries } from '#lib/blocks/liveinlagg/entries.ts';
import { entryText } from '#lib/content/live-hash.ts';
import { liveReportSchema } from '#lib/contract/live.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline } from '#lib/operations/item/item-access.ts';
import { allEntries, answeredEntry } from '#lib/operations/live/live-entry.ts';
import { LIVE_ORDER, LIVE_PARAMS, LIVE_READ_ERRORS } from '#lib/operations/live/live-fields.ts';
import { reportLanguage } from '#lib/operations/live/report-language.ts';

export const getLiveReport = defineOperation({
  name: 'hamtaLiverapport',
  summary: 'Hämtar en liverapport med dess inlägg som de är skrivna, i läsarnas ordning.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/live',
  params: LIVE_PARAMS,
  query: z.object({ sprak: LIVE_ORDER.sprak }),
  output: liveReportSchema,
  errors: LIVE_READ_ERRORS,
  hints: { readOnly: true },
  async run(context, { id, sprak: named }) {
    const item = await itemOutline(context, id);
    const { sprak, state } = reportLanguage(item, named);
    const { arbetsrevision, publicerad } = state;
    const [revisions, credits] = await Promise.all([
      context.store.liveReports.read([arbetsrevision.id, ...(publicerad === null ? [] : [publicerad.id])]),
      context.store.liveReports.credits(id, sprak),
    ]);
    const working = revisions.get(arbetsrevision.id);
    if (working === undefined) throw new Error(`the working revision of ${id} is gone`);
    const readers = publicerad === null ? undefined : revisions.get(publicerad.id);
    const seen = new Set(readers === undefined ? [] : allEntries(readers).map(entryText));
    const entries = liveEntries({ inlagg: allEntries(working) }).map(({ skrivet }) => skrivet);
    return {
      ok: true as const,
      sprak,
      live: (readers ?? working).meta.live === true,
      publik: publicerad !== null,
      revision: { ...arbetsrevision, hash: working.hash },
      publicerad,
      antal: entries.length,
      lank: publicerad === null ? null : state.lank,
      inlagg: entries.map((entry) => ({
        ...answeredEntry(entry),
        publik: seen.has(entryText(entry)),
        ...(credits.get(entry.id ?? '') ?? { skrev: null, rattade: null }),
      })),
    };
  },
});
