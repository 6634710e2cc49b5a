import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { WATCH_INTERVAL, WATCH_STATES } from '#lib/contract/closed/feed-watch.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { shownName } from '#lib/contract/shown-name.ts';

/** What of a watch is written. */
export const watchFields = {
  adress: bounded('address')
    .trim()
    .regex(/^https?:\/\//i)
    .meta({ description: 'Flödets adress: RSS, Atom eller JSON Feed.', adress: 'lank' }),
  namn: shownName(bounded('name').trim()).meta({ description: 'Vad källan heter; tomt: som flödet självt heter.' }),
  sektion: z.string().nullable().meta({ description: 'Sektionen som det som hittas är till för; null: alla.' }),
  ord: z
    .array(bounded('tag').trim().min(1))
    .max(50)
    .meta({ description: 'Ord och fraser som redaktionen letar efter. Utan dem vägs allt i flödet lika.' }),
  intervall: z.int().min(WATCH_INTERVAL.least).max(WATCH_INTERVAL.most).meta({ description: 'Minuter mellan läsningarna.' }),
  vilande: z.boolean().meta({ description: 'true: läses inte. false: läses genast, också när det senast gick fel.' }),
};

/** A feed that is watched for ideas (decisions.md §23). */
export const feedWatchSchema = z
  .object({
    id: z.string(),
    adress: z.string(),
    namn: z.string(),
    sektion: z.string().nullable(),
    ord: z.array(z.string()),
    intervall: z.int(),
    vilande: z.boolean(),
    tillstand: z.enum(WATCH_STATES),
    fel: faultEntrySchema.nullable().meta({ description: 'Vad som var fel vid senaste läsningen.' }),
    anmarkning: faultEntrySchema.nullable().meta({ description: 'Vad som märktes fast det gick att läsa.' }),
    misslyckanden: z.int().meta({ description: 'Hur många läsningar i rad som har misslyckats.' }),
    hamtad: z.string().nullable().meta({ description: 'När flödet senast lästes, eller prövades.' }),
    lyckad: z.string().nullable().meta({ description: 'När det senast gick att läsa.' }),
    nasta: z.string().nullable().meta({ description: 'När det läses nästa gång; null när det är nu, eller vilar.' }),
    skapad: z.string(),
  })
  .meta({ id: 'Bevakning' });
export type FeedWatch = z.infer<typeof feedWatchSchema>;
