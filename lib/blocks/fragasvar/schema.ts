import type { z } from 'zod';
import { group, list, text, word } from '#lib/blocks/field.ts';

export const LAYOUTS = ['snabba', 'intervju'] as const;

export const attrs = group({
  rubrik: text('Rubrik ovanför frågorna.'),
  lage: word(
    'Snabba: en tät ruta med korta svar. Intervju: frågan i fet stil och svaret som löpande text. Utan val blir det en intervju.',
    {
      etikett: 'Läge',
      varden: LAYOUTS,
    },
  ),
  fragor: list(
    group({
      fraga: text('Frågan.', { etikett: 'Fråga', kravd: true }),
      svar: text('Svaret. En tomrad ger nytt stycke. En fråga utan svar visas inte.', { kravd: true, flerradig: true }),
    }),
    'Frågorna med sina svar, i den ordning de ska läsas.',
    { etikett: 'Frågor', en: 'Fråga', kravd: true },
  ),
});

export type Attrs = z.infer<typeof attrs>;
