import type { z } from 'zod';
import { group, integer, text } from '#lib/blocks/field.ts';
import { captionedPicture } from '#lib/blocks/picture-fields.ts';

export const attrs = group({
  rubrik: text('Avsnittets rubrik, utan nummer. Studio numrerar.', { kravd: true }),
  text: text('Avsnittets text. En tomrad ger nytt stycke.', { onskad: true, flerradig: true }),
  bild: captionedPicture('En bild till avsnittet.'),
  nr: integer(
    'Avsnittets nummer, som läsaren ser det. Sätts av Studio när artikeln sparas, åt det håll som den svenska versionen räknar.',
    { etikett: 'Nummer', avStudio: true },
  ),
  av: integer('Hur många avsnitt artikeln har. Sätts av Studio när artikeln sparas.', { etikett: 'Antal avsnitt', avStudio: true }),
});

export type Attrs = z.infer<typeof attrs>;
