import type { z } from 'zod';
import { group, integer, list } from '#lib/blocks/field.ts';

export const attrs = group({});

export type Attrs = z.infer<typeof attrs>;

export const cellAttrs = group({
  colspan: integer('Antal kolumner som cellen täcker.', { etikett: 'Kolumner', min: 1, max: 50 }),
  rowspan: integer('Antal rader som cellen täcker.', { etikett: 'Rader', min: 1, max: 200 }),
  colwidth: list(integer('Bredd i bildpunkter.'), 'Kolumnbredder i redigeringen; läsaren ser dem inte.', {
    etikett: 'Kolumnbredder',
  }),
});

export type CellAttrs = z.infer<typeof cellAttrs>;
