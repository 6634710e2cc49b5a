import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { assignedCommentLetter } from '#lib/letters/assigned-comment-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { letterNow } from '#lib/operations/inbox/letter-now.ts';
import { personIn } from '#lib/operations/queue/tell-of-task.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';

interface Thread {
  id: string;
  innehall: string;
  sprak: Language;
  /** The words that are commented on. */
  citat: string | null;
  text: string;
}

/** Has somebody see to the thread from now on, or nobody: it is put in their inbox, and they are written to, unless they took it themselves. */
export async function assignThread(context: OperationContext, item: ItemHead, thread: Thread, till: Author | null): Promise<void> {
  const { store, actor, settings } = context;
  const { id, innehall, sprak, citat, text } = thread;
  await store.articleComments.assign(id, till);
  const person = till === null ? undefined : personIn(till);
  if (person === undefined || person === actor.id) return;
  const when = await letterNow(context, person);
  const about = { nyckel: `kommentar:${id}`, innehall, sprak, kommentar: id };
  context.concerns([person], { handelse: 'kommentar_tilldelad', ...about, ...(when === 'sedan' && { brev: true as const }) });
  if (when !== 'nu') return;
  const lank = `${settings.url}/studio/artikel/${innehall}?sprak=${sprak}&kommentar=${id}`;
  const letter = assignedCommentLetter({ rubrik: item.rubrik, av: actor.namn, citat, text, lank });
  context.writeTo({ person, ...letter, innehall });
}
