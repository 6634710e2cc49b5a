import type { z } from 'zod';
import { group, integer, pictureAddress, text, word } from '#lib/blocks/field.ts';

export const LAYOUTS = ['normal', 'bred', 'helbredd'] as const;

export const attrs = group({
  src: pictureAddress('Bildens adress: https eller en bild i Studio.', { etikett: 'Adress', kravd: true }),
  mediaId: word('Bildens id i Studios bildarkiv.', { etikett: 'Bild i arkivet' }),
  cmsId: integer('Bildens id i publiceringssystemet.', { etikett: 'Id i publiceringssystemet', min: 1 }),
  alt: text('Vad bilden visar, för den som inte ser den. Högst 250 tecken.', { etikett: 'Alternativtext', kravd: true }),
  caption: text('Bildtexten under bilden.', { etikett: 'Bildtext', flerradig: true }),
  kredit: word('Fotograf eller bildbyrå.', { etikett: 'Foto' }),
  layout: word('normal: spaltens bredd. bred: 120 % av spalten. helbredd: hela skärmens bredd. På mobil alltid normal.', {
    varden: LAYOUTS,
  }),
  bredd: integer('Bildens bredd i bildpunkter.', { min: 1, avStudio: true }),
  hojd: integer('Bildens höjd i bildpunkter.', { etikett: 'Höjd', min: 1, avStudio: true }),
});

export type Attrs = z.infer<typeof attrs>;
