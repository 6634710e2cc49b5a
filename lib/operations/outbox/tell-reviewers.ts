import type { Language } from '#lib/contract/languages.ts';
import { reviewLetter } from '#lib/letters/review-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';
import type { PersonRecord } from '#lib/store/people.ts';

/** What is asked, of whom. */
interface ReviewAsked {
  sprak: Language;
  /** The revision that is to be read. */
  revision: string;
  till: readonly PersonRecord[];
  /** Whether they were meant, and not everybody who may approve. */
  isChosen: boolean;
  meddelande: string | undefined;
}

/** Writes to those who are asked to review a language version: when the transaction commits. */
export async function tellReviewers(context: OperationContext, item: ItemHead, asked: ReviewAsked): Promise<void> {
  const { actor, store, settings } = context;
  const { sprak, revision, till, isChosen, meddelande } = asked;
  const [version, sections] = await Promise.all([store.revisions.get(item.id, sprak, revision), context.sections()]);
  const letter = reviewLetter({
    rubrik: version?.rubrik ?? item.rubrik,
    sprak,
    sektion: sections.find(({ id }) => id === item.sektion)?.namn ?? item.sektion,
    av: actor.namn,
    lank: `${settings.url}/studio/artikel/${item.id}`,
    ...{ isChosen, meddelande },
  });
  await store.outbox.put({ till: till.map(({ epost }) => epost), ...letter, innehall: item.id });
}
