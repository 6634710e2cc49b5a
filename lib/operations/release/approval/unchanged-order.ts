import type { Item } from '#lib/contract/article.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import type { Release } from '#lib/contract/release.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { orderHash } from '#lib/operations/release/approval/order-hash.ts';
import type { KeptRelease } from '#lib/store/releases.ts';

/** Of a release, what an order is of beside the article. */
type Ordered = Pick<KeptRelease, 'lage' | 'datum' | 'revisioner' | 'av' | 'order_av'>;

/** Whether all that the order is of is what it was when that hash was made of it. */
export async function isUnchanged(
  { store }: Pick<OperationContext, 'store'>,
  ordered: Ordered,
  item: Item,
  hash: string,
): Promise<boolean> {
  const found = await Promise.all(
    Object.entries(ordered.revisioner).flatMap(([sprak, id]) => (isLanguage(sprak) ? [store.revisions.get(item.id, sprak, id)] : [])),
  );
  const versions = found.filter((version) => version !== undefined);
  return orderHash(ordered, item, versions) === hash;
}

/** The releases as they are told: of each order that waits, whether it is still what was asked for. They are few, and each is looked up by itself. */
export function toldReleases(context: Pick<OperationContext, 'store'>, kept: readonly KeptRelease[]): Promise<Release[]> {
  return Promise.all(kept.map((release) => toldRelease(context, release)));
}

/** The same of one. */
export async function toldRelease(context: Pick<OperationContext, 'store'>, kept: KeptRelease): Promise<Release> {
  const { order_begaran, tillstand, innehall } = kept;
  if (order_begaran === null) return { ...kept, order_begaran };
  if (tillstand !== 'vantar_pa_godkannande') return { ...kept, order_begaran: { ...order_begaran, oforandrad: null } };
  const item = await context.store.items.get(innehall.id);
  const oforandrad = item !== undefined && (await isUnchanged(context, kept, item, order_begaran.hash));
  return { ...kept, order_begaran: { ...order_begaran, oforandrad } };
}
