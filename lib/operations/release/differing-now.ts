import { equalJson } from '#lib/content/equal-json.ts';
import { differingFacts, type ItemFacts } from '#lib/content/facts.ts';
import type { Fact } from '#lib/contract/article.ts';
import type { Store } from '#lib/store/store.ts';

type Facts = Pick<ItemFacts, Fact>;

/** The facts that differ, where another name of the same tag is none: what a tag is called is a label (decisions.md §15). */
export async function differingNow(store: Pick<Store, 'tags'>, one: Facts, other: Facts): Promise<Fact[]> {
  const differing = differingFacts(one, other);
  if (!differing.includes('taggar')) return differing;
  const [before, now] = await Promise.all([one, other].map(async ({ taggar }) => [...new Set(await store.tags.calledNow(taggar))]));
  return equalJson(before, now) ? differing.filter((fact) => fact !== 'taggar') : differing;
}
