import type { z } from 'zod';
import { address, amount, group, text, word } from '#lib/blocks/field.ts';
import { picture } from '#lib/blocks/picture-fields.ts';
import { checkedOn } from '#lib/blocks/price-age.ts';
import { stock } from '#lib/blocks/stock.ts';

export const attrs = group({
  namn: text('Varans namn.', { kravd: true }),
  butik: word('Butiken som säljer den.'),
  pris: amount('Priset som läsaren ser det, till exempel 299 kr. Ett tal ensamt är kronor.'),
  lank: address('Köplänken: en https-adress hos ett annonsnätverk, eller en registrerad utlänk (/ut/kod).', {
    etikett: 'Köplänk',
    kop: true,
  }),
  kontrollerad: checkedOn(),
  lager: stock(),
  bild: picture('En bild av varan.'),
  text: text('Varför den är vald. En tomrad ger nytt stycke.', { flerradig: true }),
});

export type Attrs = z.infer<typeof attrs>;
