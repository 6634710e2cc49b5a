import type { z } from 'zod';
import { group } from '#lib/blocks/field.ts';

export const attrs = group({});

export type Attrs = z.infer<typeof attrs>;
