import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';

/** Something said about a task of the work queue. */
export const commentSchema = z
  .object({ id: z.string(), text: z.string(), av: authorSchema, skapad: z.string(), andrad: z.string() })
  .meta({ id: 'Kommentar' });

export type Comment = z.infer<typeof commentSchema>;
