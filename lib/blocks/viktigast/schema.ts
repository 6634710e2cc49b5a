import type { z } from 'zod';
import { group, list, text } from '#lib/blocks/field.ts';

export const attrs = group({
  punkter: list(text('En punkt, en mening på högst 90 tecken.', { max: 90 }), 'De tre viktigaste sakerna i artikeln.', {
    en: 'Punkt',
    kravd: true,
    min: 3,
    max: 3,
  }),
});

export type Attrs = z.infer<typeof attrs>;
