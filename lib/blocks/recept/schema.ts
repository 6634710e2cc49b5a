import type { z } from 'zod';
import { amount, group, integer, list, number, text } from '#lib/blocks/field.ts';
import { captionedPicture } from '#lib/blocks/picture-fields.ts';

/** What a portion holds. All are optional, and none follows from another. */
const naring = group({
  kcal: number('Energi i kilokalorier.', { etikett: 'Energi (kcal)', min: 0 }),
  fett: number('Fett i gram.', { etikett: 'Fett (g)', min: 0 }),
  kolhydrater: number('Kolhydrater i gram.', { etikett: 'Kolhydrater (g)', min: 0 }),
  protein: number('Protein i gram.', { etikett: 'Protein (g)', min: 0 }),
  salt: number('Salt i gram.', { etikett: 'Salt (g)', min: 0 }),
})
  .optional()
  .meta({ description: 'Näringen i en portion. Bara det ni vet.', etikett: 'Näring per portion' });

export const attrs = group({
  rubrik: text('Rättens namn.', { onskad: true }),
  portioner: amount('Hur mycket det blir: 4 portioner, 20 bullar. Ett tal ensamt är portioner.', { onskad: true, translatable: true }),
  tid: amount('Hur lång tid det tar, till exempel 1 timme 30 min. Ett tal ensamt är minuter.', { onskad: true, translatable: true }),
  forberedelse: amount('Hur mycket av tiden som är förberedelser, skriven som tiden.', { etikett: 'Förberedelser', translatable: true }),
  tillagning: amount('Hur mycket av tiden det kokar, steks eller gräddas, skriven som tiden.', { translatable: true }),
  kategori: text('Vilken sorts rätt det är, till exempel Soppa eller Bröd.'),
  kok: text('Vilket kök rätten hör till, till exempel Svenskt eller Indiskt.', { etikett: 'Kök' }),
  naring,
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
  stegbilder: list(
    group({
      steg: integer('Vilket steg bilden visar: 1 är det första.', { kravd: true, min: 1 }),
      bild: captionedPicture('Bilden.'),
    }),
    'Bilder som visar hur ett steg ska se ut. De står under sitt steg.',
    { etikett: 'Bilder till stegen', en: 'stegbild' },
  ),
});

export type Attrs = z.infer<typeof attrs>;
