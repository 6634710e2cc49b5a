import type { z } from 'zod';
import { group, list, word } from '#lib/blocks/field.ts';
import { captionedPictureFields } from '#lib/blocks/picture-fields.ts';

export const STORY = 'berattelse';

export const attrs = group({
  lage: word(
    'Bildberättelse: bilderna i hela skärmens bredd, en i taget, minst fyra. Utan val visas de i ett rutnät. Mallen Bildberättelse kräver det.',
    {
      etikett: 'Läge',
      varden: [STORY],
      vardenNamn: { [STORY]: 'Bildberättelse' },
    },
  ),
  bilder: list(group(captionedPictureFields), 'Bilderna, i den ordning de visas.', { kravd: true }),
});

export type Attrs = z.infer<typeof attrs>;
