import type { z } from 'zod';
import { group, list, text } from '#lib/blocks/field.ts';

export const attrs = group({
  plus: list(text('En sak som är bra.'), 'Det som är bra, en sak per punkt.'),
  minus: list(text('En sak som är mindre bra.'), 'Det som är mindre bra, en sak per punkt.'),
  dom: text('Domen: omdömet i en mening.', { flerradig: true }),
});

export type Attrs = z.infer<typeof attrs>;
