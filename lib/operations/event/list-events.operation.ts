import { z } from 'zod';
import { EVENT_TYPES } from '#lib/contract/closed/event.ts';
import { eventsPageSchema } from '#lib/contract/events.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { eventsAfter, lastEvent } from '#lib/operations/event/events-after.ts';

const MOST = 200;
/** Longer than any event is called. */
const LONGEST_ID = 60;
/** In place of an event: what happens from now on. */
const NOW = 'nu';

const types = z
  .string()
  .max(1_000)
  .transform((value) => value.split(',').map((word) => word.trim()))
  .pipe(z.array(z.enum(EVENT_TYPES)))
  .optional()
  .meta({ description: `De slag som ska visas, med komma emellan. Utan: alla. Finns: ${EVENT_TYPES.join(', ')}.` });

export const listEvents = defineOperation({
  name: 'listaHandelser',
  summary:
    'Visar vad som har hänt i redaktionen efter en viss händelse, äldst först och var sak en gång: artiklar, versioner, publiceringar, kommentarer, uppgifter, bilder. Fråga igen med nasta som efter; när nasta är densamma har inget mer hänt.',
  method: 'GET',
  path: '/studio/api/handelser',
  query: z.object({
    efter: z
      .string()
      .max(LONGEST_ID)
      .optional()
      .meta({
        description: `Id på en händelse eller förra svarets nasta. Utan: från början. ${NOW}: bara det som händer från och med nu.`,
      }),
    typ: types,
    per_sida: z.coerce.number().int().min(1).max(MOST).default(100).meta({ description: 'Högst så många.' }),
  }),
  output: eventsPageSchema,
  errors: ['handelse_okand'],
  hints: { readOnly: true },
  async run(context, { efter, typ, per_sida: most }) {
    if (efter === NOW) return { ok: true as const, handelser: [], nasta: await lastEvent(context.store) };
    return { ok: true as const, ...(await eventsAfter(context, efter ?? null, typ ?? [], most)) };
  },
});
