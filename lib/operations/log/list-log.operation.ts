import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotReadLog } from '#lib/access/rights.ts';
import { logEntrySchema } from '#lib/contract/log.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { LOG_CURSOR } from '#lib/operations/log/log-cursor.ts';
import { LOG_FILTER_FAULTS, logFilterOf, logQuery } from '#lib/operations/log/log-query.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';

export const listLog = defineOperation({
  name: 'listaLogg',
  summary: 'Listar loggen, nyast först: vem som gjorde vad med vilken artikel, på vems order.',
  method: 'GET',
  path: '/studio/api/logg',
  query: z.object({
    ...logQuery,
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, logg: z.array(logEntrySchema) }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'markor_ogiltig', ...LOG_FILTER_FAULTS],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotReadLog(actor)),
  check: async (_, given) => logSpan(given).faults,
  async run({ store }, { sida, per_sida, markor, ...asked }) {
    const selection = logFilterOf(asked);
    const page = LOG_CURSOR.page({ sida, per_sida, markor }, selection);
    const found = await store.log.list(selection, page.window);
    return { ...page.frame(found), logg: found.rader };
  },
});
