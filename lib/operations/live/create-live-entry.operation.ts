import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite } from '#lib/access/rights.ts';
import { liveWriteSchema } from '#lib/contract/live.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { checkEntry } from '#lib/operations/live/check-entry.ts';
import { entryTime, givenTime, keptEntry, liveBlocks } from '#lib/operations/live/live-entry.ts';
import { ENTRY_FIELDS, LIVE_ORDER, LIVE_PARAMS, LIVE_WRITE_ERRORS } from '#lib/operations/live/live-fields.ts';
import { writeLive } from '#lib/operations/live/write-live.ts';
import type { LiveRevision } from '#lib/store/report-revisions.ts';

const { text, bild, fast, nyckel, tid } = ENTRY_FIELDS;

export const createLiveEntry = defineOperation({
  name: 'skapaLiveinlagg',
  summary: 'Skriver ett inlägg i en liverapport. Är rapporten publicerad ser läsarna det direkt.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/live',
  params: LIVE_PARAMS,
  body: z.object({
    ...LIVE_ORDER,
    text: text.default(''),
    bild: bild.nullish(),
    fast: fast.default(false),
    nyckel: nyckel.default(false),
    tid: tid.nullish(),
  }),
  output: liveWriteSchema,
  status: 201,
  errors: [...LIVE_WRITE_ERRORS, 'live_inlagg_tomt', 'tid_finns_inte'],
  hints: { readOnly: false },
  attempts: ['skrivaUtkast', 'publicera'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, sprak, order_av, text, bild, fast, nyckel, tid }) {
    const ny = context.newBlockId().replace(/^b/, 'i');
    return writeLive(context, { id, sprak, order_av }, 'skriva i en publicerad liverapport', async ({ head, sprak, arbets, publik }) => {
      const time = tid == null ? entryTime(context.now) : givenTime(tid, sprak);
      const entry = keptEntry({ id: ny, tid: time, text, bild: bild ?? undefined, fast, nyckel });
      const blockOf = (revision: LiveRevision | null) => (revision === null ? undefined : liveBlocks(revision)[0]?.attrs?.id);
      const common = String(blockOf(arbets) ?? blockOf(publik) ?? context.newBlockId());
      const { fel, varningar } = await checkEntry(context, head, sprak, common, entry);
      if (publik !== null && fel.length > 0) throw new Fault(422, fel, { varningar });
      const ended = (publik ?? arbets).meta.live === false ? [faultEntry('live_avslutad', { falt: 'live', sprak })] : [];
      return {
        kommentar: 'Nytt inlägg i liverapporten.',
        inlagg: ny,
        andring: (revision) => ({ block: String(blockOf(revision) ?? common), id: ny, inlagg: entry, slag: 'skrivet' }),
        // The first entry begins the report; one after its end is a late word, and does not begin it again.
        ...((publik ?? arbets).meta.live === undefined ? { live: true } : {}),
        varningar: [...ended, ...fel, ...varningar],
      };
    });
  },
});
