import { faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * Takes the languages of the order out of every older release that still waits: a new schedule replaces earlier schedules,
 * a publication whatever waits, and a draft calls it off. With the built-in CMS, where nothing of a release is ever under
 * way elsewhere, those being carried out at this moment are replaced too.
 */
export function replaceWaiting(context: OperationContext, store: Store, order: ReleaseOrder): Promise<void> {
  return store.releases.replace(order.item.id, order.id, languagesOf(order), [faultEntry('release_ersatt')], {
    tillstand: order.lage === 'utkast' ? 'avbruten' : 'ersatt',
    baraScheman: order.lage === 'schemalagd',
    avenPagaende: context.cms.namn === 'inbyggd',
    now: context.now,
  });
}
