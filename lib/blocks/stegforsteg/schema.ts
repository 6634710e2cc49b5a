import type { z } from 'zod';
import { group, list, text, word } from '#lib/blocks/field.ts';
import { captionedPicture } from '#lib/blocks/picture-fields.ts';

export const DIFFICULTIES = ['latt', 'medel', 'svar'] as const;

export const attrs = group({
  rubrik: text('Vad läsaren ska göra, till exempel Så lagar du en cykelslang.', { onskad: true }),
  behover: list(text('En sak som behövs.'), 'Det som behövs, en sak per punkt, gärna med mängd.', { etikett: 'Du behöver' }),
  tid: text('Hur lång tid allt tar, till exempel 45 minuter eller 1 timme 30 min.'),
  svarighet: word('Hur svårt det är.', { etikett: 'Svårighetsgrad', varden: DIFFICULTIES }),
  steg: list(
    group({
      rubrik: text('Steget i några ord. Utan rubrik står bara numret.'),
      text: text('Vad läsaren ska göra. En tomrad ger nytt stycke.', { kravd: true, flerradig: true }),
      bild: captionedPicture('En bild som visar steget.'),
    }),
    'Stegen i ordning, minst två. De numreras av sig själva.',
    { kravd: true },
  ),
  klart: text('Hur läsaren vet att det är klart, eller vad som återstår.', { flerradig: true }),
});

export type Attrs = z.infer<typeof attrs>;
