import type { z } from 'zod';
import { address, flag, group, list, text, word } from '#lib/blocks/field.ts';

export const attrs = group({
  rubrik: text('Rutans rubrik. Utelämnad står det Läs också.'),
  lankar: list(
    group({
      rubrik: text('Rubriken som läsaren klickar på.', { kravd: true }),
      url: address('Artikelns adress: från roten (/mat/bullar) eller hela adressen.', { etikett: 'Adress', kravd: true }),
    }),
    'Artiklarna att läsa vidare i. Visas också när auto är valt och det inte finns någon artikel med taggen.',
    { etikett: 'Länkar' },
  ),
  auto: flag('Visa de fem senaste artiklarna med en tagg. De hämtas varje gång sidan visas.', { etikett: 'Senaste med en tagg' }),
  tagg: word('Taggen, när auto är valt.'),
});

export type Attrs = z.infer<typeof attrs>;
