import { z } from 'zod';
import { cannotReadLog } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { logEntrySchema } from '#lib/contract/log.ts';
import { pageFrame, pageQuery } from '#lib/contract/page.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { logCursorOf, logPlaceIn } from '#lib/operations/log/log-cursor.ts';
import { filter, LOG_FILTER_FAULTS, logFilterOf, logQuery } from '#lib/operations/log/log-query.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';

export const listLog = defineOperation({
  name: 'listaLogg',
  summary: 'Listar loggen, nyast först: vem som gjorde vad med vilken artikel, på vems order.',
  method: 'GET',
  path: '/studio/api/logg',
  query: z.object({
    ...logQuery,
    ...pageQuery,
    markor: filter(z.string().max(200)).meta({
      description: 'Fortsätter efter förra svarets sista rad: dess nasta, med samma filter. Då räknas inte sida.',
    }),
  }),
  output: z.object({
    ...pageFrame,
    logg: z.array(logEntrySchema),
    nasta: z.string().nullable().meta({ description: 'Skickas som markor för raderna efter dessa; null när det inte finns fler.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'markor_ogiltig', ...LOG_FILTER_FAULTS],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotReadLog(actor)),
  check: async (_, given) => logSpan(given).faults,
  async run({ store }, { sida, per_sida, markor, ...asked }) {
    const selection = logFilterOf(asked);
    const efter = markor === undefined ? undefined : logPlaceIn(markor, selection);
    const page = { sida: efter === undefined ? sida : 1, per_sida };
    const { logg, nasta, ...counted } = await store.log.list(selection, page, efter);
    return { ...countedPage(counted, page), logg, nasta: nasta === undefined ? null : logCursorOf(nasta, selection) };
  },
});
