import type { z } from 'zod';
import { group, word } from '#lib/blocks/field.ts';
import { captionedPictureFields } from '#lib/blocks/picture-fields.ts';

export const LAYOUTS = ['normal', 'bred', 'helbredd'] as const;

export const attrs = group({
  ...captionedPictureFields,
  layout: word('Normal: spaltens bredd. Bred: 120 % av spalten. Helbredd: hela skärmens bredd. På mobil alltid normal.', {
    varden: LAYOUTS,
  }),
});

export type Attrs = z.infer<typeof attrs>;
