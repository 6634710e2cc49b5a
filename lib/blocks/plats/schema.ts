import type { z } from 'zod';
import { address, group, text, word } from '#lib/blocks/field.ts';

export const attrs = group({
  namn: text('Platsens namn.', { kravd: true }),
  kategori: text('Vad det är för plats, till exempel Kafé.'),
  stadsdel: word('Stadsdel eller ort.'),
  adress: word('Gatuadress.'),
  karta: address('Länk till platsen på en karta, https.', { etikett: 'Kartlänk' }),
  text: text('Varför man ska gå dit. En tomrad ger nytt stycke.', { flerradig: true }),
});

export type Attrs = z.infer<typeof attrs>;
