import type { Place } from '#lib/access/where-readers-have-it.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';

/**
 * Everywhere that something concerns which is done with releases of an article: where it is given, as worked on or as pinned, where
 * each of the releases brings it out, and where readers have those languages of it. Whoever does it, and whoever is named as having
 * ordered it, may do it in every one of them: a PATCH of the section moves no decision to somebody else.
 */
export async function placesConcerned(
  { store }: Pick<OperationContext, 'store'>,
  item: Place & { id: string },
  languages: readonly Language[],
  orders: readonly Pick<ReleaseOrderRow, 'fakta'>[],
): Promise<Place[]> {
  const readers = await store.readers.current.allOf(item.id);
  const pinned = orders.flatMap(({ fakta }) => fakta ?? []);
  return [item, ...pinned, ...languages.flatMap((sprak) => readers.get(sprak)?.fakta ?? [])];
}

/** Those of the releases that one of the languages is of: what another release of it takes the place of. */
export function ordersOf<Order extends Pick<ReleaseOrderRow, 'revisioner'>>(
  orders: readonly Order[],
  languages: readonly Language[],
): Order[] {
  return orders.filter(({ revisioner }) => languages.some((sprak) => revisioner[sprak] !== undefined));
}
