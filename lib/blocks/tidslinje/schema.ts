import type { z } from 'zod';
import { group, list, text } from '#lib/blocks/field.ts';

export const attrs = group({
  rubrik: text('Rubrik ovanför tidslinjen.'),
  rader: list(
    group({
      ar: text('Året, eller åren: 1994, 1994–98 eller våren 1994.', { etikett: 'År', kravd: true }),
      text: text('Vad som hände.', { kravd: true, flerradig: true }),
    }),
    'Händelserna i ordning, äldst först eller nyast först.',
    { en: 'Händelse', kravd: true },
  ),
});

export type Attrs = z.infer<typeof attrs>;
