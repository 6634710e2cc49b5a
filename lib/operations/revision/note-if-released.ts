import { cannotRelease } from '#lib/access/rights.ts';
import { type AiNote, aiNote } from '#lib/content/ai-note.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { wordsForReaders } from '#lib/operations/revision/words-for-readers.ts';

/**
 * What readers would be told of programs that wrote the revision, if the caller brought it out now: approved by them where they may. Undefined where readers
 * would be told nothing.
 */
export async function noteIfReleased(context: OperationContext, item: Item, revision: Revision): Promise<AiNote | undefined> {
  const { actor, settings } = context;
  const by = cannotRelease(actor, item, [revision.sprak], 'publicera') === undefined ? authorOf(actor) : null;
  const words = await wordsForReaders(context, { item, revision, by });
  return aiNote(words, settings.sajt, revision.sprak);
}
