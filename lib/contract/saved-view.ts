import { z } from 'zod';

/** Screens whose filters a person can keep under a name. */
export const VIEWED_SCREENS = ['ko', 'artiklar'] as const;
export type ViewedScreen = (typeof VIEWED_SCREENS)[number];

export const savedViewSchema = z
  .object({
    id: z.string(),
    skarm: z.enum(VIEWED_SCREENS),
    namn: z.string(),
    val: z.string().meta({ description: 'Filtren, som skärmens adress skriver dem efter frågetecknet.' }),
    skapad: z.string(),
    delad: z.boolean().meta({ description: 'Om hela redaktionen ser vyn.' }),
    av: z.object({ id: z.string(), namn: z.string() }).meta({ description: 'Den som har sparat den.' }),
  })
  .meta({ id: 'SparadVy' });

export type SavedView = z.infer<typeof savedViewSchema>;
