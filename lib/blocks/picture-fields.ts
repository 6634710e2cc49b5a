import { group, integer, pictureAddress, text, word } from '#lib/blocks/field.ts';

const shown = {
  src: pictureAddress('Adress: https, eller i Studio. Behövs inte med mediaId.', {
    etikett: 'Adress',
    kravd: true,
    ellerMed: 'mediaId',
  }),
  mediaId: word('Id i Studios bildarkiv.', { etikett: 'Bild i arkivet' }),
  cmsId: integer('Id i publiceringssystemet.', { etikett: 'Id i publiceringssystemet', min: 1, avStudio: true }),
  alt: text('Vad bilden visar. Högst 250 tecken.', { etikett: 'Alternativtext', kravd: true }),
};
const told = {
  kredit: word('Fotograf eller bildbyrå.', { etikett: 'Foto' }),
  bredd: integer('Bredd i bildpunkter.', { min: 1, avStudio: true }),
  hojd: integer('Höjd i bildpunkter.', { etikett: 'Höjd', min: 1, avStudio: true }),
};
const caption = { caption: text('Bildtexten under bilden.', { etikett: 'Bildtext', flerradig: true }) };

/** The fields of a picture with a caption, for a block or a list that is one. */
export const captionedPictureFields = { ...shown, ...caption, ...told };

/** A picture in a field of a block. */
export const picture = (description: string) =>
  group({ ...shown, ...told })
    .optional()
    .meta({ description, etikett: 'Bild' });

/** The same with a caption below it. */
export const captionedPicture = (description: string) => group(captionedPictureFields).optional().meta({ description, etikett: 'Bild' });
