import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';

export const QUEUE_STATES = ['oppen', 'tagen', 'klar'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** Something the newsroom is to do: an article to write, or anything else that somebody must take. */
export const queueItemSchema = z
  .object({
    id: z.string(),
    rubrik: z.string(),
    beskrivning: z.string(),
    sektion: z.string().nullable(),
    innehall: z.string().nullable().meta({ description: 'Artikeln det gäller, om den finns.' }),
    senast: z.string().nullable().meta({ description: 'När det ska vara klart.' }),
    status: z.enum(QUEUE_STATES),
    tagen_av: authorSchema.nullable(),
    tagen_till: z.string().nullable().meta({ description: 'När uppgiften blir ledig igen om den inte blir klar.' }),
    klar_av: authorSchema.nullable(),
    av: authorSchema,
    skapad: z.string(),
    andrad: z.string(),
  })
  .meta({ id: 'Kouppgift' });

export type QueueItem = z.infer<typeof queueItemSchema>;
