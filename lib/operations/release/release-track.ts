import { faultEntry } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { NewRelease } from '#lib/store/releases.ts';
import type { Store } from '#lib/store/store.ts';

export interface ReleaseTrack {
  record(step: string, detail: Record<string, unknown>): Promise<void>;
  /** Writes what has not been written yet. */
  writeTo(store: Store): Promise<void>;
}

/**
 * Where the release's steps are recorded. With a CMS elsewhere each step is written at once, so that a crash leaves a true
 * account of how far it came. The built-in one takes no step that could be half done: all is written with the last.
 */
export async function releaseTrack(context: OperationContext, order: ReleaseOrder, id: string): Promise<ReleaseTrack> {
  const builtIn = context.cms.namn === 'inbyggd';
  const begin = async (store: Store) => {
    const languages = order.versions.map((version) => version.sprak);
    const options = { tillstand: 'ersatt', baraScheman: false, avenPagaende: true, now: context.now } as const;
    await Promise.all([
      store.releases.replace(order.item.id, id, languages, [faultEntry('release_ersatt')], options),
      store.releases.create(newRelease(context, order, id), builtIn ? { typ: 'klar' } : { typ: 'pagar', hallare: id, lease_ms: 60_000 }),
    ]);
  };
  const step = (name: string, detail: Record<string, unknown>, time: string) => (store: Store) =>
    store.releases.step(id, name, 'klar', detail, time);
  if (!builtIn) {
    await context.step(begin);
    return {
      record: (name, detail) => context.step(step(name, detail, new Date().toISOString())),
      writeTo: async () => {},
    };
  }
  const waiting = [begin];
  return {
    async record(name, detail) {
      waiting.push(step(name, detail, context.now));
    },
    async writeTo(store) {
      await Promise.all(waiting.map((write) => write(store)));
    },
  };
}

function newRelease(context: OperationContext, { item, versions, lage, datum, orderAv, overstyr }: ReleaseOrder, id: string): NewRelease {
  return {
    id,
    innehall: item.id,
    lage,
    revisioner: Object.fromEntries(versions.map((version) => [version.sprak, version.id])),
    datum,
    av: authorOf(context.actor),
    order_av: orderAv,
    overstyr,
    skapad: context.now,
    nyckel: null,
  };
}
