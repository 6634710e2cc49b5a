import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite } from '#lib/access/rights.ts';
import { saysTheSame } from '#lib/blocks/liveinlagg/entries.ts';
import { liveWriteSchema } from '#lib/contract/live.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseOverwriting } from '#lib/operations/language/refuse-overwriting.ts';
import { checkEntry } from '#lib/operations/live/check-entry.ts';
import { withCorrection } from '#lib/operations/live/corrections.ts';
import { type Entry, findEntry, givenTime, keptEntry } from '#lib/operations/live/live-entry.ts';
import { ENTRY_FIELDS, ENTRY_PARAMS, LIVE_ORDER, LIVE_WRITE_ERRORS } from '#lib/operations/live/live-fields.ts';
import { writeLive } from '#lib/operations/live/write-live.ts';

const { text, bild, fast, nyckel, tid } = ENTRY_FIELDS;

export const patchLiveEntry = defineOperation({
  name: 'andraLiveinlagg',
  summary:
    'Ändrar ett inlägg i en liverapport, eller fäster det. Fält som utelämnas är kvar som de var. Läsarna ser när det som de hade läst rättades.',
  method: 'PATCH',
  path: '/studio/api/innehall/{id}/live/{inlagg}',
  params: ENTRY_PARAMS,
  body: z.object({
    ...LIVE_ORDER,
    text: text.optional(),
    bild: bild.nullish().meta({ description: 'En bild till inlägget, med alternativtext; null tar bort den.' }),
    fast: fast.optional(),
    nyckel: nyckel.optional(),
    tid: tid.optional(),
  }),
  output: liveWriteSchema,
  errors: [...LIVE_WRITE_ERRORS, 'andras_text', 'live_inlagg_tomt', 'tid_finns_inte'],
  hints: { readOnly: false, idempotent: true },
  attempts: ['skrivaUtkast', 'publicera'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, inlagg, sprak, order_av, text, bild, fast, nyckel, tid }) {
    return writeLive(context, { id, sprak, order_av }, 'ändra i en publicerad liverapport', async ({ head, sprak, arbets, publik }) => {
      await refuseOverwriting(context, head.id, sprak, arbets.id);
      const time = tid === undefined ? undefined : givenTime(tid, sprak);
      const changed = (entry: Entry): Entry =>
        keptEntry({
          ...entry,
          ...(text === undefined ? {} : { text }),
          ...(bild === undefined ? {} : { bild: bild ?? undefined }),
          ...(fast === undefined ? {} : { fast }),
          ...(nyckel === undefined ? {} : { nyckel }),
          ...(time === undefined ? {} : { tid: time }),
        });
      const seen = publik === null ? undefined : findEntry(publik, inlagg);
      const found = seen ?? findEntry(arbets, inlagg);
      if (found === undefined) throw fault('finns_inte', { falt: 'inlagg', sprak }, { vad: `Inlägget ${inlagg.slice(0, 60)}` });
      const { fel, varningar } = await checkEntry(context, head, sprak, found.block, changed(found.entry));
      if (seen !== undefined && fel.length > 0) throw new Fault(422, fel, { varningar });
      return {
        kommentar: 'Ändrat inlägg i liverapporten.',
        inlagg,
        andring(revision) {
          const own = findEntry(revision, inlagg);
          if (own === undefined) return null;
          const entry = withCorrection(changed(own.entry), { arbets: own.entry, publik: seen?.entry }, context.now);
          return { block: own.block, id: inlagg, inlagg: entry, ...(saysTheSame(own.entry, entry) ? {} : { slag: 'rattat' }) };
        },
        varningar: [...fel, ...varningar],
      };
    });
  },
});
