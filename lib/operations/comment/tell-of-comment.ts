import type { ArticleComment } from '#lib/contract/article-comment.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { personIn } from '#lib/operations/queue/tell-of-task.ts';

interface Said {
  id: string;
  innehall: string;
  sprak: Language;
}

/** Whom a comment names, and those among them whose letter about it waits. */
interface Named {
  namn: readonly string[];
  held: readonly string[];
}

/** Puts a comment in the inboxes of those whom it names, and of the others in the thread that it answers. */
export function tellOfComment(
  context: OperationContext,
  { id, innehall, sprak }: Said,
  { namn, held }: Named,
  thread: ArticleComment | undefined,
): void {
  const about = { nyckel: `kommentar:${id}`, innehall, sprak, kommentar: id };
  context.concerns(held, { handelse: 'namnd', ...about, brev: true });
  context.concerns(namn, { handelse: 'namnd', ...about });
  if (thread !== undefined) context.concerns(inThread(thread), { handelse: 'svar', ...about });
}

/** Who has said something in the thread, or been named in it. */
function inThread(thread: ArticleComment): Array<string | undefined> {
  return [thread, ...thread.svar].flatMap(({ av, namn }) => [personIn(av), ...namn]);
}
