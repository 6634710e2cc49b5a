import type { HandbookHead } from '#lib/contract/handbook.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { currentHandbook, HANDBOOK, type SavedHandbook, storedNumber } from '#lib/operations/handbook/handbook-version.ts';

/**
 * Saves `saved` as the version after `bas`. Throws 409 with the newest version when that is another, so that nobody
 * writes over what they have not seen.
 */
export async function keepHandbook(context: OperationContext, saved: SavedHandbook, bas: number): Promise<HandbookHead> {
  const { store, actor, now } = context;
  const av = authorOf(actor);
  const stored = await store.settings.follow(HANDBOOK, storedNumber(bas), saved, av, now);
  if (stored === undefined) {
    const senaste = await currentHandbook(store);
    const vem = senaste.av === null ? 'Studio' : senaste.av.id === actor.id ? 'dig själv' : senaste.av.namn;
    throw fault('handbok_andrad', { falt: 'bas' }, { vem, nr: senaste.nr, bas }, { extra: { senaste } });
  }
  const nr = bas + 1;
  const { kommentar, aterstalld } = saved;
  context.note({ detalj: { nr, kommentar, ...(aterstalld === null ? {} : { aterstalld }) } });
  return { nr, kommentar, aterstalld, av, skapad: now };
}
