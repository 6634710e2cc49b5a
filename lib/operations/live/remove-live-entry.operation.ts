import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite } from '#lib/access/rights.ts';
import { liveWriteSchema } from '#lib/contract/live.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseOverwriting } from '#lib/operations/language/refuse-overwriting.ts';
import { findEntry } from '#lib/operations/live/live-entry.ts';
import { ENTRY_PARAMS, LIVE_ORDER, LIVE_WRITE_ERRORS } from '#lib/operations/live/live-fields.ts';
import { writeLive } from '#lib/operations/live/write-live.ts';

export const removeLiveEntry = defineOperation({
  name: 'taBortLiveinlagg',
  summary: 'Tar bort ett inlägg ur en liverapport. I historiken finns det kvar.',
  method: 'DELETE',
  path: '/studio/api/innehall/{id}/live/{inlagg}',
  params: ENTRY_PARAMS,
  query: z.object(LIVE_ORDER),
  output: liveWriteSchema,
  errors: [...LIVE_WRITE_ERRORS, 'andras_text'],
  hints: { readOnly: false, destructive: true },
  attempts: ['skrivaUtkast', 'publicera'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, inlagg, sprak, order_av }) {
    return writeLive(context, { id, sprak, order_av }, 'ta bort ur en publicerad liverapport', async ({ head, sprak, arbets, publik }) => {
      await refuseOverwriting(context, head.id, sprak, arbets.id);
      const found = [publik, arbets].some((revision) => revision !== null && findEntry(revision, inlagg) !== undefined);
      if (!found) throw fault('finns_inte', { falt: 'inlagg', sprak }, { vad: `Inlägget ${inlagg.slice(0, 60)}` });
      return {
        kommentar: 'Borttaget inlägg ur liverapporten.',
        inlagg,
        andring(revision) {
          const own = findEntry(revision, inlagg);
          return own === undefined ? null : { block: own.block, id: inlagg, inlagg: null };
        },
      };
    });
  },
});
