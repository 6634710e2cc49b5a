import type { z } from 'zod';
import { address, group } from '#lib/blocks/field.ts';

export const attrs = group({
  url: address('Adressen till en film, ett inlägg eller något att lyssna på: YouTube, Instagram, TikTok eller Spotify.', {
    etikett: 'Adress',
    kravd: true,
  }),
});

export type Attrs = z.infer<typeof attrs>;
