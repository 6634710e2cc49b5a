import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { seesArticle } from '#lib/access/confidential.ts';
import { rightsOfRole } from '#lib/access/role-rights.ts';
import type { Item } from '#lib/contract/article.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import type { LetterText } from '#lib/letters/letter-text.ts';
import { outOfLineLetter, releaseWaitsLetter } from '#lib/letters/publishing-system-letter.ts';
import { scheduleFailedLetter } from '#lib/letters/schedule-failed-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { chiefsAmong } from '#lib/operations/outbox/chiefs.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * Tells, in the transaction that records it, whoever answers for a release that is over without having been carried out,
 * and puts it in the work queue, where somebody else finds it when that person is away.
 */
export async function tellOfFailure(
  context: OperationContext,
  store: Store,
  order: ReleaseOrderRow,
  item: Item,
  fel: readonly FaultEntry[],
): Promise<void> {
  // The move tells of all that it could not carry over.
  if (order.lage === 'flytt') return;
  const lank = linkOf(context, item);
  const letter =
    order.lage === 'nedtagning' || order.lage === 'avstamning'
      ? outOfLineLetter({ rubrik: item.rubrik, nedtagen: order.lage === 'nedtagning', fel, lank })
      : scheduleFailedLetter({ rubrik: item.rubrik, datum: order.tur, publicerad: item.status === 'publicerad', fel, lank });
  const task = {
    rubrik: wholeCharacters(letter.amne.slice(0, LENGTHS.headline)),
    beskrivning: letter.text,
    sektion: item.sektion,
    innehall: item.id,
  };
  const [till] = await Promise.all([
    send(store, order, item, letter),
    store.workQueue.create(context.now, context.newId(), { ...task, typ: 'publicering', prioritet: 'hog' }, STUDIO),
  ]);
  context.concerns(till, { handelse: 'publicering_misslyckad', nyckel: `publicering:${order.id}`, innehall: item.id, av: null });
}

/** The letter alone, of one that has waited long for the publishing system, and goes on waiting. */
export async function tellOfWaiting(
  context: OperationContext,
  store: Store,
  order: ReleaseOrderRow,
  item: Item,
  fel: readonly FaultEntry[],
) {
  await send(store, order, item, releaseWaitsLetter({ rubrik: item.rubrik, sedan: order.tur, fel, lank: linkOf(context, item) }));
}

function linkOf({ settings }: OperationContext, item: Item): string {
  return `${settings.url}/studio/artikel/${item.id}`;
}

/**
 * To the person who ordered it, confirmed it, or on whose order an agent did; when that one has left, or no longer sees the article, to those who run
 * the newsroom. Returns whom.
 */
async function send(store: Store, order: ReleaseOrderRow, item: Item, letter: LetterText): Promise<string[]> {
  const answerable = order.godkand_av ?? (order.av.typ === 'agent' ? order.order_av : order.av);
  const active = await store.people.active();
  const person = active.find(({ id }) => id === answerable?.id);
  const answers = person !== undefined && rightsOfRole(person).length > 0 && seesArticle(actorOfPerson(person), item);
  const till = answers ? [person] : chiefsAmong(active, item.sektion);
  await store.outbox.put({ till: till.map(({ epost }) => epost), ...letter, innehall: item.id });
  return till.map(({ id }) => id);
}
