import type { Author } from '#lib/contract/article.ts';
import { personIn } from '#lib/operations/queue/tell-of-task.ts';

/** Whose a text is, of those who read an inbox: whoever the article belongs to, and whoever wrote what stands there now, alone or with those people. */
export function writersOf(
  { agare }: { agare: Author },
  wrote: Author | undefined,
  together: readonly string[] = [],
): Array<string | undefined> {
  return [personIn(agare), wrote && personIn(wrote), ...together];
}
