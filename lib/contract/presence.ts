import { z } from 'zod';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';

/** Somebody who has an article open, or has just written in it, and where. */
export const presenceSchema = z
  .object({
    innehall: z.string(),
    fonster: z.string().meta({ description: 'Vilket av personens fönster; tomt för den som skriver utan att ha något.' }),
    av: authorSchema,
    sprak: languageSchema,
    block: z.string().nullable().meta({ description: 'Blocket som markören står i.' }),
    falt: z.string().nullable().meta({ description: 'Fältet som markören står i, när det inte är i texten.' }),
    skriver: z.boolean().meta({ description: 'Om något skrivs just nu.' }),
  })
  .meta({ id: 'Narvaro', description: 'Den som har en artikel öppen. Den som inte har hörts på två minuter är inte kvar.' });

export type Presence = z.infer<typeof presenceSchema>;
