import { z } from 'zod';
import { faultEntrySchema } from '#lib/contract/fault.ts';

/** An article that was tried in a publishing system elsewhere, as a draft that no reader sees. */
export const cmsTrialSchema = z
  .object({
    rubrik: z.string().meta({ description: 'Artikeln som provades.' }),
    status: z.string().meta({ description: 'draft när det gick som det skulle.' }),
    visa: z.string().meta({ description: 'Där utkastet visas i temat, för den som är inloggad där.' }),
    redigera: z.string().meta({ description: 'Där det går att se i redigeraren.' }),
    avvikelser: z.array(faultEntrySchema).meta({ description: 'Det som systemet behöll annorlunda än det skickades.' }),
  })
  .meta({ id: 'Publiceringsprov' });

export type CmsTrial = z.infer<typeof cmsTrialSchema>;
