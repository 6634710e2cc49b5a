import { equalJson } from '#lib/content/equal-json.ts';
import { FACTS, type Fact, type Item } from '#lib/contract/article.ts';

/** All of an article that its readers see beside the words of a revision: its facts, and whose it is, who signs when nobody else does. */
export type ItemFacts = Pick<Item, Fact | 'agare'>;

/** Never made: a private member of it can be had neither by writing an object down nor by taking one apart and putting it together. */
declare class Release {
  private readonly broughtOut: true;
}

/**
 * What a release has brought out. Made by lib/store/readers alone, of rows that are never changed: what is shown to readers takes
 * this, and so cannot be handed what somebody is working on, nor a mixture of both.
 */
export type BroughtOut<Value extends object> = Value & Release;

/** The facts that readers have. */
export type PublishedFacts = BroughtOut<ItemFacts>;

/** The facts of the article as they are worked on, and nothing else of it. */
export function factsOf({ sektion, mall, mall_version, taggar, kategorier, sponsrad, kallor, ansvarig, agare }: ItemFacts): ItemFacts {
  return { sektion, mall, mall_version, taggar, kategorier, sponsrad, kallor, ansvarig, agare };
}

/** The facts that differ, in the order of the contract. */
export function differingFacts(one: Pick<ItemFacts, Fact>, other: Pick<ItemFacts, Fact>): Fact[] {
  return FACTS.filter((fact) => !equalJson(one[fact], other[fact]));
}
