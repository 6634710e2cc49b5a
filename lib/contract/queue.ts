import { z } from 'zod';
import { authorSchema, CONTENT_STATUSES } from '#lib/contract/article.ts';

export const QUEUE_STATES = ['oppen', 'tagen', 'klar'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** What sort of work it is: by whom or by what it was asked for shows in `av`. */
export const QUEUE_KINDS = [
  ...(['uppgift', 'artikel', 'granskning', 'oversattning', 'bild'] as const),
  ...(['ide', 'lank', 'utlank', 'publicering'] as const),
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** How urgent, the most urgent first. */
export const QUEUE_PRIORITIES = ['akut', 'hog', 'normal', 'lag'] as const;
export type QueuePriority = (typeof QUEUE_PRIORITIES)[number];

/** What a list of tasks can be in the order of. */
export const QUEUE_ORDERS = ['senast', 'prioritet', 'planerad'] as const;
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

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
