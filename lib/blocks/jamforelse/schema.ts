import type { z } from 'zod';
import { address, amount, group, list, number, text, word } from '#lib/blocks/field.ts';
import { picture } from '#lib/blocks/picture-fields.ts';
import { checkedOn } from '#lib/blocks/price-age.ts';
import { stock } from '#lib/blocks/stock.ts';

export const LABELS = ['vinnare', 'bastpris', 'budget'] as const;

export const attrs = group({
  rubrik: text('Rubrik ovanför jämförelsen.'),
  rader: list(
    group({
      namn: text('Produktens namn.', { kravd: true }),
      bild: picture('En bild av produkten.'),
      betyg: number('Betyget, 1 till 5 i hela eller halva steg.', { kravd: true, min: 1, max: 5 }),
      pris: amount('Priset som läsaren ser det, till exempel 299 kr. Ett tal ensamt är kronor.'),
      butik: word('Butiken som säljer den.'),
      lank: address('Köplänken: en https-adress hos ett annonsnätverk, eller en registrerad utlänk (/ut/kod).', {
        etikett: 'Köplänk',
        kop: true,
      }),
      url: address('Butikens egen adress, https, i stället för köplänken. Den behöver ett program.', {
        etikett: 'Butikens adress',
        kop: true,
      }),
      program: word('Programmet som betalar för adressen, till exempel Adtraction.'),
      kontrollerad: checkedOn(),
      lager: stock(),
      plus: list(text('En sak som är bra.'), 'Det som är bra, en sak per punkt.'),
      minus: list(text('En sak som är mindre bra.'), 'Det som är mindre bra, en sak per punkt.'),
      etikett: word('Vinnaren är den ni väljer, bästpris mest för pengarna och budget bäst av de billiga.', {
        etikett: 'Etikett',
        varden: LABELS,
      }),
      kommentar: text('Omdömet. En tomrad ger nytt stycke.', { flerradig: true }),
    }),
    'Produkterna i den ordning läsaren ska se dem, minst två.',
    { etikett: 'Produkter', kravd: true },
  ),
});

export type Attrs = z.infer<typeof attrs>;
