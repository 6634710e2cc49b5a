import type { z } from 'zod';
import { group, number, text } from '#lib/blocks/field.ts';

export const attrs = group({
  betyg: number('Betyget, 1 till 5. Halva steg går bra.', { kravd: true, min: 1, max: 5 }),
  text: text('Omdömet i en mening.', { flerradig: true }),
});

export type Attrs = z.infer<typeof attrs>;
