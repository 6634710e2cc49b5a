import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { cannotApprove } from '#lib/access/rights.ts';
import type { Language } from '#lib/contract/languages.ts';
import { reviewLetter } from '#lib/letters/review-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';

/** Writes to everybody who may approve the language version, but not to whoever asks: when the transaction commits. */
export async function tellReviewers(context: OperationContext, item: ItemHead, sprak: Language, revision: string): Promise<void> {
  const { actor, store, settings } = context;
  const [people, version, sections] = await Promise.all([
    store.people.active(),
    store.revisions.get(item.id, sprak, revision),
    context.sections(),
  ]);
  const mayApprove = people.filter((person) => cannotApprove(actorOfPerson(person), item, sprak) === undefined);
  const letter = reviewLetter({
    rubrik: version?.rubrik ?? item.rubrik,
    sprak,
    sektion: sections.find(({ id }) => id === item.sektion)?.namn ?? item.sektion,
    av: actor.namn,
    lank: `${settings.url}/studio/artikel/${item.id}`,
  });
  const till = mayApprove.filter(({ id }) => id !== actor.id).map(({ epost }) => epost);
  await store.outbox.put({ till, ...letter, innehall: item.id });
}
