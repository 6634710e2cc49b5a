import { z } from 'zod';
import { cannotReadLog } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { isId } from '#lib/contract/id.ts';
import { logEntrySchema } from '#lib/contract/log.ts';
import { LOG_EVENTS, LOG_OUTCOMES } from '#lib/contract/log-events.ts';
import { pageFrame, pageQuery } from '#lib/contract/page.ts';
import { fault } from '#lib/errors/fault.ts';
import { countedPage } from '#lib/operations/counted-page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';

/** A filter that is left out, or empty as a form sends it, narrows nothing. */
function filter<Value extends z.ZodType>(value: Value) {
  return z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given), value.optional()).optional();
}

const bound = filter(z.string().max(40));

export const listLog = defineOperation({
  name: 'listaLogg',
  summary: 'Listar loggen, nyast först: vem som gjorde vad med vilken artikel, på vems order.',
  method: 'GET',
  path: '/studio/api/logg',
  query: z.object({
    innehall: filter(z.string()).meta({ description: 'Bara det som rör innehållet med detta id.' }),
    av: filter(z.string().max(100)).meta({ description: 'Bara det som personen eller agenten med detta id har gjort.' }),
    order_av: filter(z.string().max(254)).meta({
      description: 'Bara det som gjordes på order av personen med detta id eller denna e-postadress.',
    }),
    handelse: filter(z.enum(LOG_EVENTS)).meta({ description: 'Bara sådana händelser, till exempel slappInnehall.' }),
    utfall: filter(z.enum(LOG_OUTCOMES)).meta({
      description: 'Bara det som gick så: genomford, vantar (på någons godkännande) eller misslyckad.',
    }),
    fran: bound.meta({ description: 'Från och med denna dag (ÅÅÅÅ-MM-DD) eller tid (ÅÅÅÅ-MM-DD TT:MM), svensk tid.' }),
    till: bound.meta({ description: 'Till och med denna dag (ÅÅÅÅ-MM-DD) eller tid (ÅÅÅÅ-MM-DD TT:MM), svensk tid.' }),
    sok: filter(z.string().max(200)).meta({
      description: 'En del av artikelns rubrik, av någons namn eller av en orsak, eller ett helt id: artikelns eller spårningskoden.',
    }),
    ...pageQuery,
  }),
  output: z.object({ ...pageFrame, logg: z.array(logEntrySchema) }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'tid_finns_inte', 'tid_bakvand'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotReadLog(actor)),
  check: async (_, given) => logSpan(given).faults,
  async run({ store }, { innehall, av, order_av: orderAv, handelse, utfall, fran, till, sok, ...page }) {
    if (innehall !== undefined && !isId(innehall)) throw fault('finns_inte', { falt: 'innehall' }, { vad: 'Innehållet' });
    const { span } = logSpan({ fran, till });
    const { logg, ...counted } = await store.log.list({ innehall, av, orderAv, handelse, utfall, sok: sok?.trim(), ...span }, page);
    return { ...countedPage(counted, page), logg };
  },
});
