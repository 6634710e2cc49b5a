import type { OperationContext } from '#lib/operations/context.ts';
import { reconciliation } from '#lib/operations/release/delivery/order-reconciliation.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { Store } from '#lib/store/store.ts';

/** So many wait at a time: what somebody publishes meanwhile waits for no more than those. */
const MOST_WAITING = 12;

type Moving = Pick<OperationContext, 'cms' | 'settings' | 'newId'>;

/**
 * Orders the next articles of the move that is under way, within a transaction, and ends it when all have been tried; then what could not be
 * moved is put in the work queue. Does nothing in test mode. A move to where Swedish is not read any more is over.
 */
export async function goOnMoving(moving: Moving, store: Store, now: string): Promise<void> {
  const { cms, settings, newId } = moving;
  const move = await store.moves.turn();
  if (move === undefined) return;
  if (move.till !== cms.namn) return store.moves.end(now);
  if (settings.cmsTest && cms.namn !== 'inbyggd') return;
  const room = MOST_WAITING - move.vantar;
  if (room <= 0) return;
  const ids = await store.moves.next(move, room);
  // What was ordered by it is known by its time, whatever the clocks of instances say.
  const skapad = now < move.begard ? move.begard : now;
  for (const id of ids) {
    const cause = { item: { id }, av: move.av, orderAv: null };
    await store.releases.create(reconciliation({ newId, now: skapad }, cause, 'flytt'), { typ: 'koad' });
  }
  if (ids.length > 0) await store.changeFeed.announce('releaser');
  else if (move.vantar === 0) await end(moving, store, now);
}

async function end({ newId }: Moving, store: Store, now: string): Promise<void> {
  await store.moves.end(now);
  const over = await store.moves.latest();
  if (over === null || over.misslyckade === 0) return;
  const what = over.misslyckade === 1 ? 'en artikel' : `${over.misslyckade} artiklar`;
  const where = over.till === 'wordpress' ? 'till WordPress' : 'hem från WordPress';
  const task = {
    rubrik: `Flytten ${where} är klar, men ${what} gick inte att flytta`,
    beskrivning: 'Under Publiceringssystem står vilka, vad som hindrade och hur du försöker igen. Läsarna når dem där de var.',
  };
  await store.workQueue.create(now, newId(), { ...task, typ: 'publicering', prioritet: 'hog' }, STUDIO);
}
