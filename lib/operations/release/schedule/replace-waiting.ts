import { faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * Takes the languages of the order out of every older release that still waits: a new schedule replaces earlier schedules,
 * a publication whatever waits, and a draft calls it off; each of them replaces what an agent has only asked for. With the built-in CMS, where nothing of a release is ever under
 * way elsewhere, those being carried out at this moment are replaced too. What is only tried in test mode replaces nothing.
 */
export async function replaceWaiting(context: OperationContext, store: Store, order: ReleaseOrder): Promise<void> {
  const { item, id, lage, prov } = order;
  if (prov) return;
  const languages = languagesOf(order);
  const fel = [faultEntry('release_ersatt')];
  const { now } = context;
  const tillstand = lage === 'utkast' ? 'avbruten' : 'ersatt';
  const avenPagaende = context.cms.namn === 'inbyggd';
  await Promise.all([
    store.releases.replace(item.id, id, languages, fel, { tillstand, baraScheman: lage === 'schemalagd', avenPagaende, now }),
    store.releaseRequests.replace(item.id, id, languages, fel, { tillstand, now }),
  ]);
}
