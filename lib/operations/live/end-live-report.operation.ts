import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite } from '#lib/access/rights.ts';
import { liveWriteSchema } from '#lib/contract/live.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { LIVE_ORDER, LIVE_PARAMS, LIVE_WRITE_ERRORS } from '#lib/operations/live/live-fields.ts';
import { writeLive } from '#lib/operations/live/write-live.ts';

export const endLiveReport = defineOperation({
  name: 'avslutaLiverapport',
  summary: 'Avslutar en liverapport, eller återupptar den. Läsarnas sidor slutar eller börjar då fråga efter nytt.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/live/avsluta',
  params: LIVE_PARAMS,
  body: z.object({
    ...LIVE_ORDER,
    live: z.boolean().default(false).meta({ description: 'false avslutar rapporten, true återupptar den.' }),
  }),
  output: liveWriteSchema,
  errors: LIVE_WRITE_ERRORS,
  hints: { readOnly: false, idempotent: true },
  attempts: ['skrivaUtkast', 'publicera'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, sprak, order_av, live }) {
    const handling = live ? 'återuppta en liverapport' : 'avsluta en liverapport';
    return writeLive(context, { id, sprak, order_av }, handling, () => ({
      kommentar: live ? 'Liverapporten återupptagen.' : 'Liverapporten avslutad.',
      live,
    }));
  },
});
