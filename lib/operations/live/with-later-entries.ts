import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * The order with the entries that were reported in its revisions since it was given: what readers of a live report have
 * seen meanwhile must not vanish when a release that began before is done. Within the transaction that holds the item.
 */
export async function withLaterEntries(store: Store, order: ReleaseOrder): Promise<ReleaseOrder> {
  const { item, lage, versions } = order;
  if (item.mall !== 'liverapport' || lage === 'utkast') return order;
  const later = versions.map(async (version) => {
    // What was chosen from the history stays what it was; a schedule is of the report as it goes on.
    const since = lage === 'schemalagd' ? version.nr : Math.max(version.nr, item.sprak[version.sprak]?.arbetsrevision.nr ?? 0);
    const newest = await store.liveReports.continued(version.id, since);
    return newest === undefined ? version : { ...version, ...newest };
  });
  return { ...order, versions: await Promise.all(later) };
}
