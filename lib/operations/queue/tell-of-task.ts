import type { TaskNews } from '#lib/contract/task-letters.ts';
import { authorOf, type Concern, type OperationContext } from '#lib/operations/context.ts';

const INBOX = {
  tilldelad: { handelse: 'uppgift_tilldelad' },
  kommenterad: { handelse: 'uppgift_kommenterad' },
} as const satisfies Record<Exclude<TaskNews, 'forsenad'>, Pick<Concern, 'handelse'>>;

interface News {
  ko: string;
  handelse: TaskNews;
  /** The words of a comment. */
  text?: string;
  /** Ids of those whom it concerns; agents read no letters. */
  personer: ReadonlyArray<string | undefined>;
}

/** Has those whom it concerns told in their inboxes and in their next letter about tasks, but not whoever does it: with the transaction of the call. */
export async function tellOfTask(context: OperationContext, { ko, handelse, text = '', personer }: News): Promise<void> {
  const { actor, store, now, newId } = context;
  const told = new Set(personer.filter((id) => id !== undefined && id !== actor.id));
  const news = [...told].map((person) => ({ id: newId(), person: person ?? '', ko, handelse, text, av: authorOf(actor) }));
  await store.taskNews.add(news, now);
  if (handelse !== 'forsenad') context.concerns(told, { ...INBOX[handelse], nyckel: `uppgift:${ko}`, ko });
}

/** The id of whoever it is, when it is a person, or somebody who acts for one. */
export function personIn(author: { typ: string; id: string } | null): string | undefined {
  return author === null || (author.typ !== 'person' && author.typ !== 'assistent') ? undefined : author.id;
}
