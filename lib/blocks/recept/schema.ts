import type { z } from 'zod';
import { amount, group, integer, list, number, text } from '#lib/blocks/field.ts';
import { captionedPicture } from '#lib/blocks/picture-fields.ts';

/** What a portion holds. All are optional, and none follows from another. */
const naring = group({
  kcal: number('Kilokalorier.', { etikett: 'Energi (kcal)', min: 0 }),
  fett: number('Gram.', { etikett: 'Fett (g)', min: 0 }),
  kolhydrater: number('Gram.', { etikett: 'Kolhydrater (g)', min: 0 }),
  protein: number('Gram.', { etikett: 'Protein (g)', min: 0 }),
  salt: number('Gram.', { etikett: 'Salt (g)', min: 0 }),
})
  .optional()
  .meta({ description: 'Det ni vet om en portion.', etikett: 'Näring per portion' });

export const attrs = group({
  rubrik: text('Rättens namn.', { onskad: true }),
  portioner: amount('Hur mycket det blir: 4 portioner, 20 bullar. Ett tal ensamt är portioner.', { onskad: true, translatable: true }),
  tid: amount('Hela tiden: 1 timme 30 min. Ett tal ensamt är minuter.', { onskad: true, translatable: true }),
  forberedelse: amount('Tiden för förberedelser.', { etikett: 'Förberedelser', translatable: true }),
  tillagning: amount('Tiden det kokar, steks eller gräddas.', { translatable: true }),
  kategori: text('Sorts rätt: Soppa, Bröd.'),
  kok: text('Kök: Svenskt, Indiskt.', { etikett: 'Kök' }),
  naring,
  grupper: list(
    group({
      namn: text('Vad ingredienserna är till: Fyllning. Behövs inte för en enda grupp.'),
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
  stegbilder: list(
    group({
      steg: integer('Stegets nummer, från 1.', { kravd: true, min: 1 }),
      bild: captionedPicture('Bilden.'),
    }),
    'Bilder som visar hur ett steg ska se ut.',
    { etikett: 'Bilder till stegen', en: 'stegbild' },
  ),
});

export type Attrs = z.infer<typeof attrs>;
