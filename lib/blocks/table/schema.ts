import type { z } from 'zod';
import { group, integer, list } from '#lib/blocks/field.ts';

export const attrs = group({});

export type Attrs = z.infer<typeof attrs>;

export const cellAttrs = group({
  colspan: integer('Antal kolumner som cellen sträcker sig över.', { etikett: 'Kolumner', min: 1, max: 50 }),
  rowspan: integer('Antal rader som cellen sträcker sig över.', { etikett: 'Rader', min: 1, max: 200 }),
  colwidth: list(integer('Bredd i bildpunkter.'), 'Kolumnbredder som redigeringen minns. De påverkar inte vad läsaren ser.', {
    etikett: 'Kolumnbredder',
  }),
});

export type CellAttrs = z.infer<typeof cellAttrs>;
