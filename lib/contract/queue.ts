import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { CONTENT_STATUSES } from '#lib/contract/closed/article.ts';
import { QUEUE_KINDS, QUEUE_PRIORITIES, QUEUE_STATES } from '#lib/contract/closed/queue.ts';

/** Something the newsroom is to do: an article to write, or anything else that somebody must take. */
export const queueItemSchema = z
  .object({
    id: z.string(),
    rubrik: z.string(),
    beskrivning: z.string(),
    sektion: z.string().nullable(),
    innehall: z.string().nullable().meta({ description: 'Artikeln det gäller, om den finns.' }),
    typ: z.enum(QUEUE_KINDS).meta({
      description: 'Vad för slags arbete: uppgift, artikel, granskning, oversattning, bild, ide, lank, utlank eller publicering.',
    }),
    prioritet: z.enum(QUEUE_PRIORITIES),
    ansvarig: authorSchema.nullable().meta({ description: 'Den som ska se till att det blir gjort: en person eller en agent.' }),
    senast: z.string().nullable().meta({ description: 'När det ska vara klart.' }),
    planerad: z.string().nullable().meta({ description: 'När det är tänkt att publiceras.' }),
    forsenad: z.boolean().meta({ description: 'Inte klar fast tiden har gått ut.' }),
    artikel: z
      .object({ rubrik: z.string(), status: z.enum(CONTENT_STATUSES), raderad: z.boolean() })
      .nullable()
      .meta({ description: 'Artikeln i innehall, som den är nu.' }),
    kommentarer: z.int().meta({ description: 'Hur mycket som sagts om den; räknas till 1 000.' }),
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
