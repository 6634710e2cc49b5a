import type { TaskNews } from '#lib/contract/task-letters.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';

interface News {
  ko: string;
  handelse: TaskNews;
  /** The words of a comment. */
  text?: string;
  /** Ids of those whom it concerns; agents read no letters. */
  personer: ReadonlyArray<string | undefined>;
}

/** Has those whom it concerns told in their next letter about tasks, but not whoever does it: with the transaction of the call. */
export async function tellOfTask(context: OperationContext, { ko, handelse, text = '', personer }: News): Promise<void> {
  const { actor, store, now, newId } = context;
  const told = new Set(personer.filter((id) => id !== undefined && id !== actor.id));
  const news = [...told].map((person) => ({ id: newId(), person: person ?? '', ko, handelse, text, av: authorOf(actor) }));
  await store.taskNews.add(news, now);
}

/** The id of whoever it is, when it is a person, or somebody who acts for one. */
export function personIn(author: { typ: string; id: string } | null): string | undefined {
  return author === null || (author.typ !== 'person' && author.typ !== 'assistent') ? undefined : author.id;
}
