import { z } from 'zod';
import { articleContentSchema, itemSchema, revisionSchema } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What the service adds to a 409 on save (decisions.md §4). */
const conflictAnswerSchema = z.object({
  senaste: revisionSchema,
  andrade_block: z.array(z.string()),
  sammanslagning: z.object({ mojlig: z.boolean(), forslag: articleContentSchema.nullable() }),
});

export interface Conflict extends z.infer<typeof conflictAnswerSchema> {
  sprak: Language;
}

/** The conflict that an answer to a save tells of; `undefined` when it tells of something else. */
export function readConflict(svar: unknown, sprak: Language): Conflict | undefined {
  const parsed = conflictAnswerSchema.safeParse(svar);
  return parsed.success ? { ...parsed.data, sprak } : undefined;
}

/** What the service adds to a 409 when somebody else has changed the article's own details (decisions.md §15). */
const overtakenSchema = z.object({ senaste: itemSchema, andrade_falt: z.array(z.string()) });

/** What an answer tells of changes that overtook one's own; `undefined` when it tells of something else. */
export function readOvertaken(svar: unknown): z.infer<typeof overtakenSchema> | undefined {
  const parsed = overtakenSchema.safeParse(svar);
  return parsed.success ? parsed.data : undefined;
}
