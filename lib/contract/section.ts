import { z } from 'zod';

export const sectionSchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    mallar: z.array(z.string()),
    kategori: z.int().nullable(),
    sprak: z.array(z.string()),
  })
  .meta({ id: 'Sektion' });

export type Section = z.infer<typeof sectionSchema>;
