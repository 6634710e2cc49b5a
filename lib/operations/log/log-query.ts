import { z } from 'zod';
import { isId } from '#lib/contract/id.ts';
import { LOG_EVENTS, LOG_OUTCOMES } from '#lib/contract/log-events.ts';
import { fault } from '#lib/errors/fault.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';
import type { LogFilter } from '#lib/store/log.ts';

/** A filter that is left out, or empty as a form sends it, narrows nothing. */
export function filter<Value extends z.ZodType>(value: Value) {
  return z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given), value.optional()).optional();
}

const bound = filter(z.string().max(40));

/** How the log is narrowed, to be read and to be taken out. */
export const logQuery = {
  innehall: filter(z.string()).meta({ description: 'Bara det som rör innehållet med detta id.' }),
  av: filter(z.string().max(100)).meta({ description: 'Bara det som personen eller agenten med detta id har gjort.' }),
  order_av: filter(z.string().max(254)).meta({
    description: 'Bara det som gjordes på order av personen med detta id eller denna e-postadress.',
  }),
  handelse: filter(z.enum(LOG_EVENTS)).meta({ description: 'Bara sådana händelser, till exempel slappInnehall.' }),
  utfall: filter(z.enum(LOG_OUTCOMES)).meta({
    description:
      'Bara det som gick så: genomford, vantar (på någons godkännande) eller misslyckad. En rad utforOversattning utan detalj.status skrevs innan loggen sa hur det gick: den räknas som genomford, men översättningen kan ha misslyckats.',
  }),
  fran: bound.meta({ description: 'Från och med denna dag (ÅÅÅÅ-MM-DD) eller tid (ÅÅÅÅ-MM-DD TT:MM), svensk tid.' }),
  till: bound.meta({ description: 'Till och med denna dag (ÅÅÅÅ-MM-DD) eller tid (ÅÅÅÅ-MM-DD TT:MM), svensk tid.' }),
  sok: filter(z.string().max(200)).meta({
    description: 'En del av artikelns rubrik, av någons namn eller av en orsak, eller ett helt id: artikelns eller spårningskoden.',
  }),
};

/** Codes that `logFilterOf` and `logSpan` refuse with. */
export const LOG_FILTER_FAULTS = ['finns_inte', 'tid_finns_inte', 'tid_bakvand'] as const;

type LogQuery = z.infer<z.ZodObject<typeof logQuery>>;

/** What the store is asked for. Refuses what is no article's id; of the times it has been checked that they are such. */
export function logFilterOf({ innehall, av, order_av: orderAv, handelse, utfall, fran, till, sok }: LogQuery): LogFilter {
  if (innehall !== undefined && !isId(innehall)) throw fault('finns_inte', { falt: 'innehall' }, { vad: 'Innehållet' });
  return { innehall, av, orderAv, handelse, utfall, sok: sok?.trim(), ...logSpan({ fran, till }).span };
}
