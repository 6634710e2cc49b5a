import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { LOG_OUTCOMES } from '#lib/contract/log-events.ts';

export const logEntrySchema = z
  .object({
    id: z.string(),
    tid: z.string(),
    operation: z.string(),
    av: authorSchema,
    order_av: authorSchema.nullable(),
    innehall: z.string().nullable(),
    /** What the article is called now; null for what concerns none. */
    rubrik: z.string().nullable(),
    utfall: z.enum(LOG_OUTCOMES),
    detalj: z.record(z.string(), z.unknown()),
    korrelation: z.string(),
  })
  .meta({ id: 'Loggpost' });

export type LogEntry = z.infer<typeof logEntrySchema>;
