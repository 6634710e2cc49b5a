import { z } from 'zod';
import { SETUP_STEPS } from '#lib/contract/closed/setup.ts';

const stepState = z.enum(['kvar', 'gjort', 'hoppat']);
export type SetupStepState = z.infer<typeof stepState>;

/** What has been said of the steps; one of which nothing has been said is done when the newsroom has what it leads to. */
export const setupStepsSchema = z
  .strictObject({
    webbplats: stepState.optional().meta({ description: 'Webbplats och utgivare.' }),
    sektioner: stepState.optional().meta({ description: 'Sektionerna.' }),
    personer: stepState.optional().meta({ description: 'Personerna i redaktionen.' }),
    utseende: stepState.optional().meta({ description: 'Logotypen och färgen.' }),
    publicering: stepState.optional().meta({ description: 'Publiceringssystemet.' }),
  })
  .meta({ description: 'Stegen som ändras: kvar, gjort eller hoppat.' });

export const setupRecordSchema = z.object({ steg: setupStepsSchema, avslutad: z.boolean() });
export type SetupRecord = z.infer<typeof setupRecordSchema>;

export const setupSchema = z
  .object({
    pagar: z.boolean().meta({ description: 'Redaktionen är ny, och något steg är varken gjort eller överhoppat.' }),
    steg: z.array(z.object({ id: z.enum(SETUP_STEPS), lage: stepState })).meta({ description: 'Stegen i ordning.' }),
  })
  .meta({ id: 'KomIgang' });

export type Setup = z.infer<typeof setupSchema>;
