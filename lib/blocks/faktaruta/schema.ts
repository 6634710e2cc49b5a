import type { z } from 'zod';
import { group, list, text } from '#lib/blocks/field.ts';

export const attrs = group({
  rubrik: text('Rutans rubrik.', { kravd: true }),
  punkter: list(text('En punkt.'), 'Genväg för den som skriver genom API: varje punkt blir ett stycke i content när blocket sparas.'),
  text: text('Genväg för den som skriver genom API: texten blir stycken i content, ett per tomrad.', { flerradig: true }),
});

export type Attrs = z.infer<typeof attrs>;
