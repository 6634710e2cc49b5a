import { z } from 'zod';
import { TASK_LETTERS } from '#lib/contract/task-letters.ts';

const hour = z.int().min(0).max(23);
const MOST_HOURS = 6;

/** When and how often somebody is written to, by Stockholm's clocks: about their tasks (`nar`), and about what comes to their inbox. */
export const letterChoices = {
  nar: z.enum(TASK_LETTERS).meta({
    description: 'Brev om uppgifter. genast: inom ett par minuter, allt i ett brev. dagligen: samlat vid klockslagen. aldrig: inga brev.',
  }),
  inkorg: z.enum(TASK_LETTERS).meta({
    description:
      'Brev om inkorgen. genast: när någon nämner dig eller ger dig en tråd. dagligen: allt oläst, samlat vid klockslagen. aldrig: inga brev.',
  }),
  klockslag: z.array(hour).min(1).max(MOST_HOURS).meta({ description: 'Timmar då det som samlas skickas, efter svensk tid.' }),
  tysta: z
    .strictObject({
      fran: hour.meta({ description: 'Timmen då det blir tyst.' }),
      till: hour.meta({ description: 'Timmen då breven skickas igen.' }),
    })
    .refine(({ fran, till }) => fran !== till)
    .nullable()
    .meta({ description: 'Timmar då inga av breven skickas, från den första fram till den andra. null: inga.' }),
};

const choices = z.object(letterChoices);
export type LetterChoices = z.infer<typeof choices>;
