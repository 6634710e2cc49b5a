import { z } from 'zod';

/** An agent as administration sees it. The key itself is never part of it (decisions.md §12). */
export const agentSchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    agare: z.object({ id: z.string(), epost: z.string(), namn: z.string() }),
    nyckel_prefix: z.string(),
    sektioner: z.array(z.string()),
    mallar: z.array(z.string()),
    sprak: z.array(z.string()),
    publicera: z.boolean(),
    schemalagga: z.boolean(),
    utgar: z.string().nullable(),
    aterkallad: z.string().nullable(),
    senast_anvand: z.string().nullable(),
    skapad: z.string(),
  })
  .meta({ id: 'Agent' });

export type Agent = z.infer<typeof agentSchema>;
