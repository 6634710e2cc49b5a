import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ItemFacts, PublishedFacts } from '#lib/content/facts.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { storeSource } from '#lib/site/site-source.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';
import type { Store } from '#lib/store/store.ts';

/* What is wrong here is wrong to the compiler: `npm run check` fails when one of these is allowed. Nothing of it is ever run. */

const WRONG = {
  factsThatAreWorkedOn: (worked: ItemFacts): PublishedFacts =>
    // @ts-expect-error the facts of an article are not those of a publication
    worked,

  listingOfAnArticle: (item: ItemHead, { rubrik, ingress, meta, hero, slug }: Revision): PublicListing => {
    const { id, kallsprak: sprak, sektion, sponsrad, ansvarig, agare } = item;
    // @ts-expect-error whoever has an article cannot write down a line of a list
    return { id, sprak, sektion, slug, rubrik, ingress, meta, hero, sponsrad, ansvarig, agare, publicerad: item.publicerad ?? '' };
  },

  listingWithAnotherHeadline: (listing: PublicListing, { rubrik }: Revision): PublicListing =>
    // @ts-expect-error nor put one of what is public and what is worked on
    ({ ...listing, rubrik }),

  pageWithAnotherMarking: (article: PublicArticle, { sponsrad }: ItemFacts): PublicArticle =>
    // @ts-expect-error nor an article
    ({ ...article, fakta: { ...article.fakta, sponsrad } }),

  pageOfWhatIsWorkedOn: (article: PublicArticle, revision: Revision): PublicArticle =>
    // @ts-expect-error nor with other words
    ({ ...article, revision }),

  deliveryOfWhatIsWorkedOn: (order: ReleaseOrder, item: Item): ReleaseOrder =>
    // @ts-expect-error a publishing system elsewhere is handed the facts that the release pins
    ({ ...order, item }),

  deliveryWithAnotherMarking: ({ item, ...order }: ReleaseOrder, { sponsrad }: Item): ReleaseOrder =>
    // @ts-expect-error and all of them
    ({ ...order, item: { ...item, sponsrad } }),

  siteOfTheWholeStore: (store: Store) =>
    storeSource(
      // @ts-expect-error the site is handed what readers have, and not the store
      store,
      { sections: async () => [], tagLabels: async () => new Map(), authorLabels: async () => new Map(), places: async () => [] },
    ),

  articlesByWayOfTheSite: (store: Store) =>
    // @ts-expect-error which knows no articles
    store.readers.items,
};

test('what would show readers an article as it is worked on is refused by the compiler', () => {
  expect(Object.keys(WRONG)).toHaveLength(9);
});

/** Where it is read, and where a release pins what it brings out. */
const READS_OR_PINS = /^lib[/](?:store[/]readers[/]|operations[/]release[/]release-order[.]ts$)/;
/** What turns off the compiler where something is said to have been released. */
const CLAIMED =
  /\bas (?:unknown as )?(?:BroughtOut|PinnedItem|PublishedFacts|CurrentPublication|Public(?:Article|Listing|Report|Revision|Standing)|MapEntry|NewsEntry)\b/;

test('nothing is claimed to be brought out but where it is read', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}').filter((file) => !READS_OR_PINS.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => CLAIMED.test(readFileSync(file, 'utf8')))).toEqual([]);
});
