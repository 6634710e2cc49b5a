import type { z } from 'zod';
import { amount, group, list, text } from '#lib/blocks/field.ts';

export const attrs = group({
  rubrik: text('Rättens namn.', { onskad: true }),
  portioner: amount('Hur mycket det blir: 4 portioner, 20 bullar. Ett tal ensamt är portioner.', { onskad: true, translatable: true }),
  tid: amount('Hur lång tid det tar, till exempel 1 timme 30 min. Ett tal ensamt är minuter.', { onskad: true, translatable: true }),
  grupper: list(
    group({
      namn: text('Vad ingredienserna är till, till exempel Fyllning. Behövs inte när det bara finns en grupp.'),
      rader: list(
        group({
          mangd: amount('Mängden: 2 dl, 1 msk, en nypa.', { etikett: 'Mängd', translatable: true }),
          vara: text('Ingrediensen.', { kravd: true }),
        }),
        'Ingredienserna, en per rad.',
        { kravd: true },
      ),
    }),
    'Ingredienserna i grupper. En enkel rätt har en grupp.',
    { kravd: true },
  ),
  steg: list(text('Ett steg: vad man gör, i en eller ett par meningar.', { flerradig: true }), 'Stegen i ordning.', { kravd: true }),
});

export type Attrs = z.infer<typeof attrs>;
