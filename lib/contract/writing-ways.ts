import { z } from 'zod';

/** What somebody has chosen of how it is to be to write. */
export const writingWaysSchema = z
  .object({
    typografi: z.boolean().meta({ description: 'Om raka citattecken, bindestreck och mellanslag blir språkets egna medan du skriver.' }),
  })
  .meta({ id: 'Skrivsatt' });

export type WritingWays = z.infer<typeof writingWaysSchema>;
