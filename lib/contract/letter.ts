import { z } from 'zod';
import { LETTER_STATES } from '#lib/contract/closed/letter.ts';

/** A letter in the outbox, as administration sees it. */
export const letterSchema = z
  .object({
    id: z.string(),
    till: z.string(),
    amne: z.string(),
    text: z.string(),
    skapad: z.string(),
    lage: z.enum(LETTER_STATES),
    forsok: z.int().meta({ description: 'Hur många gånger det har försökt skickas.' }),
    nasta: z.string().nullable().meta({ description: 'När det försöks nästa gång, medan det väntar.' }),
    fel: z.string().nullable().meta({ description: 'Varför det senaste försöket inte gick.' }),
    innehall: z.string().nullable().meta({ description: 'Artikeln som brevet handlar om.' }),
    skickat: z.string().nullable(),
  })
  .meta({ id: 'Utskick' });

export type OutboxLetter = z.infer<typeof letterSchema>;
export type LetterState = (typeof LETTER_STATES)[number];
