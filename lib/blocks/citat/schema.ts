import type { z } from 'zod';
import { group, text } from '#lib/blocks/field.ts';

export const attrs = group({
  text: text('Citatet, utan citattecken.', { kravd: true, flerradig: true }),
  vem: text('Den som säger det, gärna med titel.'),
});

export type Attrs = z.infer<typeof attrs>;
