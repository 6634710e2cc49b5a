import type { z } from 'zod';
import { address, flag, group, list, text, word } from '#lib/blocks/field.ts';

export const attrs = group({
  rubrik: text('Rutans rubrik. Utan den står det Läs också.'),
  lankar: list(
    group({
      rubrik: text('Rubriken som läsaren klickar på.', { kravd: true }),
      url: address('Artikelns adress: från roten (/mat/bullar) eller hela adressen.', { etikett: 'Adress', kravd: true }),
    }),
    'Artiklarna att läsa vidare i. Ska rutan visa de senaste med en tagg syns länkarna bara så länge ingen artikel har taggen.',
    { etikett: 'Länkar', en: 'Länk' },
  ),
  auto: flag('Visar de fem senaste artiklarna med en tagg i stället för valda länkar. De hämtas varje gång sidan visas.', {
    etikett: 'Senaste med en tagg',
  }),
  tagg: word('Taggen vars senaste artiklar rutan ska visa.'),
});

export type Attrs = z.infer<typeof attrs>;
