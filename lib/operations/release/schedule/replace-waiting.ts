import { faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { Replaced } from '#lib/store/carried-out.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * Takes the languages of the order out of every older release that still waits: a new schedule replaces earlier schedules,
 * a publication whatever waits, and a draft calls it off; each of them replaces what an agent has only asked for. With the built-in CMS, where nothing of a release is ever under
 * way elsewhere, those being carried out at this moment are replaced too. What is only tried in test mode replaces nothing.
 */
export async function replaceWaiting(context: OperationContext, store: Store, order: ReleaseOrder): Promise<void> {
  const { item, id, lage } = order;
  const { sprak, tillstand, fel } = replacedBy(order);
  if (sprak.length === 0) return;
  const { now } = context;
  const avenPagaende = context.cms.namn === 'inbyggd';
  await Promise.all([
    store.releases.replace(item.id, id, sprak, fel, { tillstand, baraScheman: lage === 'schemalagd', avenPagaende, now }),
    store.releaseRequests.replace(item.id, id, sprak, fel, { tillstand, now }),
  ]);
}

/** Which languages an order takes from others, and what it makes of one that has none left. */
export function replacedBy(order: ReleaseOrder): Replaced {
  return {
    sprak: order.prov ? [] : languagesOf(order),
    tillstand: order.lage === 'utkast' ? 'avbruten' : 'ersatt',
    fel: [faultEntry('release_ersatt')],
  };
}
