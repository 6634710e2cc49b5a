import type { z } from 'zod';
import { address, group, text, word } from '#lib/blocks/field.ts';

const plats = group({
  namn: text('Platsens namn, till exempel Konserthuset.', { onskad: true }),
  adress: word('Gatuadress.'),
  stad: text('Stad eller ort.'),
  karta: word('Koordinater (57.7009, 11.9746) eller en https-länk till en karttjänst. Utan den söker kartan på namn, adress och stad.'),
})
  .optional()
  .meta({ description: 'Var det är.' });

export const attrs = group({
  namn: text('Evenemangets namn.', { kravd: true }),
  start: word('När det börjar, i svensk tid: ÅÅÅÅ-MM-DDTHH:MM.', { kravd: true, form: 'tid' }),
  slut: word('När det slutar, i svensk tid: ÅÅÅÅ-MM-DDTHH:MM.', { form: 'tid' }),
  plats,
  biljettUrl: address('Var man köper biljett, https. Den enda länken som får leda ut från sajten.', { etikett: 'Biljettlänk' }),
  biljettText: text('Vad biljettknappen säger. Utan text står det Köp biljett.', { etikett: 'Knappens text' }),
  pris: text('Vad det kostar, till exempel 395 kr eller Fri entré.'),
  arrangor: text('Vem som arrangerar.', { etikett: 'Arrangör' }),
  text: text('Vad som händer. En tomrad ger nytt stycke.', { flerradig: true }),
});

export type Attrs = z.infer<typeof attrs>;
