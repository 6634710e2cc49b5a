import type { z } from 'zod';
import { group, integer } from '#lib/blocks/field.ts';

export const attrs = group({
  start: integer('Numret på den första punkten. Utan det börjar listan på 1.', { etikett: 'Börja på', min: 0, max: 9999 }),
});

export type Attrs = z.infer<typeof attrs>;
