import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

export const MOST_NAMED = 20;

/** Throws 422 for an id among those that is nobody's who comes in. */
export async function knownPeople({ store }: OperationContext, ids: readonly string[]): Promise<void> {
  const found = await Promise.all(ids.map((id) => (isId(id) ? store.people.byId(id) : undefined)));
  const unknown = found.findIndex((person) => person?.aktiv !== true);
  if (unknown !== -1) throw fault('namngiven_okand', { falt: `namn[${unknown}]` }, { vem: ids[unknown]?.slice(0, 80) ?? '' });
}
