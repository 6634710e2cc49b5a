import { z } from 'zod';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';

/** Longer than any block of an article that can be saved. */
const MOST_STEPS = 1_000_000;

/** What somebody has marked in a block, or where their cursor stands there: then both are the same. */
export const cursorSchema = z
  .object({
    fran: z.int().min(0).max(MOST_STEPS).meta({ description: 'Där markeringen började.' }),
    till: z.int().min(0).max(MOST_STEPS).meta({ description: 'Där markören står: före fran när markeringen är gjord bakåt.' }),
  })
  .meta({ id: 'Markor', description: 'Platser i ett block, i redigerarens steg (ProseMirror) från blockets början.' });

export type Cursor = z.infer<typeof cursorSchema>;

/** Somebody who has an article open, or has just written in it, and where. */
export const presenceSchema = z
  .object({
    innehall: z.string(),
    fonster: z.string().meta({ description: 'Vilket av personens fönster; tomt för den som skriver utan att ha något.' }),
    av: authorSchema,
    sprak: languageSchema,
    block: z.string().nullable().meta({ description: 'Blocket som markören står i.' }),
    falt: z.string().nullable().meta({ description: 'Fältet som markören står i, när det inte är i texten.' }),
    markor: cursorSchema.nullable().meta({ description: 'Var i blockets text, när någon annan också har artikeln öppen.' }),
    skriver: z.boolean().meta({ description: 'Om något skrivs just nu.' }),
  })
  .meta({ id: 'Narvaro', description: 'Den som har en artikel öppen. Den som inte har hörts på två minuter är inte kvar.' });

export type Presence = z.infer<typeof presenceSchema>;
