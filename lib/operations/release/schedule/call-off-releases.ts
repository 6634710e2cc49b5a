import { faultEntry } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { takeBackTried } from '#lib/operations/release/delivery/order-reconciliation.ts';

/** Nothing that waits for an item is released once it has been deleted; what is being carried out is told to stop. */
export async function callOffReleases(context: OperationContext, innehall: string): Promise<void> {
  const fel = [faultEntry('release_avbruten', {}, { handelse: 'raderades' })];
  const builtIn = context.cms.namn === 'inbyggd';
  await takeBackTried(context, context.store, { item: { id: innehall }, av: authorOf(context.actor), orderAv: null });
  await Promise.all([
    context.store.releases.cancelAll(innehall, fel, { handelse: 'raderad' }, context.now, builtIn),
    context.store.releaseQueue.refreshSchedule(innehall, context.now),
  ]);
}
