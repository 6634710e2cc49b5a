import { z } from 'zod';
import { faultEntrySchema } from '#lib/contract/fault.ts';

/** The language model, as administration sees it. */
export const aiStateSchema = z
  .object({
    namn: z.enum(['anthropic', 'openai-kompatibel', 'ingen']),
    modell: z.string(),
    dygnsbudget: z.int().meta({ description: 'Tokens per dygn, svensk tid.' }),
    anvant_idag: z.object({ anrop: z.int(), tokens_in: z.int(), tokens_ut: z.int(), kostnad: z.number().nullable() }),
  })
  .meta({ id: 'Aitjanst' });

/** What a test of it came to. */
export const aiTrialSchema = z
  .object({
    fungerar: z.boolean(),
    svarstid: z.int().meta({ description: 'Millisekunder.' }),
    tokens: z.int(),
    fel: z.array(faultEntrySchema),
  })
  .meta({ id: 'Aiprov' });

export type AiState = z.infer<typeof aiStateSchema>;
export type AiTrial = z.infer<typeof aiTrialSchema>;
