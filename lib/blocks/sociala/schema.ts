import type { z } from 'zod';
import { group, word } from '#lib/blocks/field.ts';

const account = (etikett: string) => word(`Användarnamnet på ${etikett}, eller hela adressen med https.`, { etikett });

export const attrs = group({
  facebook: account('Facebook'),
  instagram: account('Instagram'),
  tiktok: account('TikTok'),
  x: account('X'),
  youtube: account('YouTube'),
  webb: word('Den egna webbplatsens adress, med https.', { etikett: 'Webbplats' }),
});

export type Attrs = z.infer<typeof attrs>;
