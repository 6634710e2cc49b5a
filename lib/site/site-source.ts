import { factsOf, type ItemFacts } from '#lib/content/facts.ts';
import type { Meta, Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Section } from '#lib/contract/section.ts';
import type { TaggedArticle } from '#lib/render/related-articles.ts';
import { RENDERER } from '#lib/site/renderer.ts';
import type { AddressTarget, PublicArticle } from '#lib/store/public-articles.ts';
import type { MapEntry, MapPart, NewsEntry, PublicListing } from '#lib/store/public-lists.ts';
import type { Store } from '#lib/store/store.ts';

export interface SharedArticle {
  innehall: string;
  /** Those it would be released with: the article as it is worked on. */
  fakta: ItemFacts;
  publicerad: string | null;
  revision: Revision;
  /** The Swedish version's, for a revision in another language. */
  svenskMeta?: Meta | undefined;
  /** When the link ends. */
  galler: string;
}

/** All that the site knows: what it must ask for to make a page. */
export interface SiteSource {
  sections(): Promise<readonly Section[]>;
  address(sprak: Language, sektion: string, slug: string): Promise<AddressTarget | undefined>;
  article(innehall: string, sprak: Language): Promise<PublicArticle | undefined>;
  /** Newest first, of one section or of all. */
  latest(sprak: Language, sektion: string | null, limit: number, offset?: number): Promise<PublicListing[]>;
  /** The newest with a tag, without the article that asks. */
  latestTagged(sprak: Language, tagg: string, utom: string, limit: number): Promise<TaggedArticle[]>;
  media(ids: string[]): Promise<Media[]>;
  /** The parts that the sitemap of these languages has. */
  mapParts(sprak: readonly Language[]): Promise<MapPart[]>;
  /** The addresses of one part, from 1. */
  mapPart(sprak: readonly Language[], nr: number): Promise<MapEntry[]>;
  /** What was published after that time, newest first. */
  news(sprak: readonly Language[], after: string, limit: number): Promise<NewsEntry[]>;
  /** What a share link shows; `slut` when it is over, revoked or its article deleted; `undefined` when there never was one. Counts as an opening only when `counts`. */
  shared(tokenHash: string, now: string, counts: boolean): Promise<SharedArticle | 'slut' | undefined>;
}

/** The site as the store has it. `sections` is read for every page and comes from whoever keeps it. */
export function storeSource(store: Store, sections: () => Promise<readonly Section[]>): SiteSource {
  return {
    sections,
    address: (sprak, sektion, slug) => store.publicArticles.address(sprak, sektion, slug, RENDERER),
    article: (innehall, sprak) => store.publicArticles.article(innehall, sprak),
    latest: (sprak, sektion, limit, offset) => store.publicLists.latest(sprak, sektion, limit, offset),
    latestTagged: (sprak, tagg, utom, limit) => store.publicLists.latestTagged(sprak, tagg, utom, limit),
    media: (ids) => store.media.byIds(ids),
    mapParts: (sprak) => store.publicLists.mapParts(sprak),
    mapPart: (sprak, nr) => store.publicLists.mapPart(sprak, nr),
    news: (sprak, after, limit) => store.publicLists.news(sprak, after, limit),
    async shared(tokenHash, now, counts) {
      const share = counts ? await store.shares.open(tokenHash, now) : await store.shares.find(tokenHash);
      if (share === undefined) return undefined;
      if (share.aterkallad !== null || share.utgar <= now) return 'slut';
      const item = await store.items.get(share.innehall);
      if (item === undefined || item.raderad) return 'slut';
      const working = item.sprak[share.sprak]?.arbetsrevision;
      const revision = share.revision === null ? working : await store.revisions.get(share.innehall, share.sprak, share.revision);
      if (revision === undefined) return 'slut';
      const svenskMeta = share.sprak === 'sv' ? undefined : item.sprak.sv?.arbetsrevision.meta;
      return { innehall: item.id, fakta: factsOf(item), publicerad: item.publicerad, revision, svenskMeta, galler: share.utgar };
    },
  };
}
