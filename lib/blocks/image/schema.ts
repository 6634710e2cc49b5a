import type { z } from 'zod';
import { group, word } from '#lib/blocks/field.ts';
import { captionedPictureFields } from '#lib/blocks/picture-fields.ts';

export const LAYOUTS = ['normal', 'bred', 'helbredd'] as const;

export const attrs = group({
  ...captionedPictureFields,
  layout: word('normal: spaltens bredd. bred: 120 % av spalten. helbredd: hela skärmens bredd. På mobil alltid normal.', {
    varden: LAYOUTS,
  }),
});

export type Attrs = z.infer<typeof attrs>;
