import type { z } from 'zod';
import { flag, group, growingList, text, word } from '#lib/blocks/field.ts';
import { captionedPicture } from '#lib/blocks/picture-fields.ts';

export const attrs = group({
  rubrik: text('Rubrik ovanför inläggen.'),
  inlagg: growingList(
    group({
      id: word('Inläggets id, som det länkas till. Ges av Studio när det saknas.', { etikett: 'Id', avStudio: true }),
      tid: word('När inlägget skrevs, i svensk tid: ÅÅÅÅ-MM-DDTHH:MM.', { kravd: true, form: 'tid' }),
      text: text(
        'Inlägget. En tomrad ger nytt stycke, **fet** och *kursiv* text märks så, [ord](https://…) länkar och > inleder ett citat. En adress till YouTube, Instagram, TikTok eller Spotify ensam på sin rad bäddas in. Behövs inte i ett inlägg med bild.',
        { onskad: true, ellerMed: 'bild', flerradig: true },
      ),
      bild: captionedPicture('En bild till inlägget.'),
      rattad: word('När inlägget rättades sedan läsarna hade läst det, i svensk tid: ÅÅÅÅ-MM-DDTHH:MM. Sätts av Studio.', {
        etikett: 'Rättad',
        avStudio: true,
      }),
      fast: flag('Ett fäst inlägg ligger överst så länge det är fäst.', { etikett: 'Fäst överst' }),
      nyckel: flag('En nyckelhändelse står i en lista överst i rapporten, och läsaren kan se bara dem.', { etikett: 'Nyckelhändelse' }),
    }),
    'Inläggen. Ordningen spelar ingen roll: läsaren ser fästa först, sedan de nyaste.',
    { etikett: 'Inlägg', kravd: true },
  ),
});

export type Attrs = z.infer<typeof attrs>;
