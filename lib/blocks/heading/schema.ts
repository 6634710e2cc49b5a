import type { z } from 'zod';
import { group, integer } from '#lib/blocks/field.ts';

export const attrs = group({
  level: integer('Rubrikens nivå: 2 för mellanrubrik, 3 för underrubrik.', { etikett: 'Nivå', kravd: true, varden: [2, 3] }),
});

export type Attrs = z.infer<typeof attrs>;
