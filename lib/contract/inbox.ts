import { z } from 'zod';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';
import { INBOX_EVENTS } from '#lib/contract/closed/inbox.ts';

/** Something that concerns a person, in their inbox. */
export const inboxLineSchema = z
  .object({
    id: z.string(),
    handelse: z.enum(INBOX_EVENTS).meta({ description: 'Vad som har hänt.' }),
    av: authorSchema.nullable().meta({ description: 'Den som gjorde det senast; null när det var Studio.' }),
    antal: z.int().meta({ description: 'Hur många gånger sedan raden senast lästes.' }),
    tid: z.string().meta({ description: 'När det senast hände.' }),
    last: z.string().nullable().meta({ description: 'När raden markerades som läst; null när den är oläst.' }),
    innehall: z.object({ id: z.string(), rubrik: z.string() }).nullable(),
    uppgift: z.object({ id: z.string(), rubrik: z.string() }).nullable(),
    framsida: z
      .object({ sektion: z.string().nullable(), namn: z.string() })
      .nullable()
      .meta({ description: 'Framsidan som det gäller: sektionens id, eller null för startsidan.' }),
    sprak: languageSchema.nullable(),
    text: z.string().nullable().meta({ description: 'Början av kommentaren, när det är en.' }),
    adress: z.string().meta({ description: 'Vägen dit det hände, under Studios adress.' }),
  })
  .meta({ id: 'Inkorgsrad' });

export type InboxLine = z.infer<typeof inboxLineSchema>;
