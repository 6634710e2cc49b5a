import { jsonHash } from '#lib/content/canonical-hash.ts';
import { factsOf } from '#lib/content/facts.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import type { NewRelease } from '#lib/store/releases.ts';

/** Of a release, what an order is of beside its texts. */
type Ordered = Pick<NewRelease, 'lage' | 'datum' | 'av' | 'order_av'>;

/**
 * The SHA-256 of all that an order is of: the article and its facts, the revision of each language and what is in it, the newest
 * revision there is beside it, how and when it is to go out, who asks and in whose name. Made when it is asked for and again when it is confirmed: that is only the
 * same order when not a word of it, and nothing that has been saved since, is another. What people are called is no part of it.
 */
export function orderHash({ lage, datum, av, order_av }: Ordered, item: Item, versions: readonly Revision[]): string {
  const { agare, ...fakta } = factsOf(item);
  return jsonHash({
    innehall: item.id,
    fakta: { ...fakta, agare: agare.id },
    sprak: Object.fromEntries(
      versions.map(({ sprak, id, hash }) => [sprak, { revision: id, hash, arbetsrevision: item.sprak[sprak]?.arbetsrevision.id ?? null }]),
    ),
    lage,
    datum: datum === null ? null : new Date(datum).toISOString(),
    av: av.id,
    order_av: order_av?.id ?? null,
  });
}
