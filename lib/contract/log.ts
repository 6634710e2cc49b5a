import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';

export const logEntrySchema = z
  .object({
    id: z.string(),
    tid: z.string(),
    operation: z.string(),
    av: authorSchema,
    order_av: authorSchema.nullable(),
    innehall: z.string().nullable(),
    detalj: z.record(z.string(), z.unknown()),
    korrelation: z.string(),
  })
  .meta({ id: 'Loggpost' });

export type LogEntry = z.infer<typeof logEntrySchema>;
