import type { EarlierPublication } from '#lib/content/corrections.ts';
import type { BroughtOut, ItemFacts } from '#lib/content/facts.ts';
import type { Meta, Revision } from '#lib/contract/article.ts';
import type { Place } from '#lib/contract/edition.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Section } from '#lib/contract/section.ts';
import type { TagLabel, TagRow } from '#lib/contract/tag.ts';
import type { TaggedArticle } from '#lib/render/related-articles.ts';
import { RENDERER } from '#lib/site/renderer.ts';
import type { AddressTarget, PublicArticle, TranslatedFrom } from '#lib/store/readers/public-articles.ts';
import type { AuthorLabel, PublicAuthor } from '#lib/store/readers/public-authors.ts';
import type { MapEntry, MapPart, Month, NewsEntry, PublicListing } from '#lib/store/readers/public-lists.ts';
import type { PublicPerson } from '#lib/store/readers/public-people.ts';
import type { PublicReads } from '#lib/store/readers/public-reads.ts';

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

/** All that the site knows of what is public: what it must ask for to make a page. */
export interface SiteSource {
  sections(): Promise<readonly Section[]>;
  address(sprak: Language, sektion: string, slug: string): Promise<AddressTarget | undefined>;
  article(innehall: string, sprak: Language): Promise<PublicArticle | undefined>;
  /** What a public translation was made of, by the revision that it names. */
  translatedFrom(revision: string): Promise<TranslatedFrom | undefined>;
  /** What readers have had of it up to that publication, the newest first. */
  earlier(innehall: string, sprak: Language, publicering: string): Promise<BroughtOut<EarlierPublication>[]>;
  /** Newest first, of one section or of all. */
  latest(sprak: Language, sektion: string | null, limit: number, offset?: number): Promise<PublicListing[]>;
  /** Those of the articles that are public in the language, in any order. */
  listings(sprak: Language, ids: readonly string[]): Promise<PublicListing[]>;
  /** What somebody has chosen to stand first on the front page, or on that of a section. */
  places(sprak: Language, sektion: string | null): Promise<readonly Place[]>;
  /** Of one month by Stockholm's clocks, newest first. */
  latestOfMonth(sprak: Language, month: Month, limit: number, offset?: number): Promise<PublicListing[]>;
  /** The months in which something was published, newest first. */
  months(sprak: Language, limit: number): Promise<Month[]>;
  /** What has all the words, newest first. */
  search(sprak: Language, words: readonly string[], limit: number, offset: number): Promise<PublicListing[]>;
  /** The newest with a tag, without the article that asks. */
  latestTagged(sprak: Language, tagg: string, utom: string, limit: number): Promise<BroughtOut<TaggedArticle>[]>;
  /** What the tags that articles have written so are called; what is no tag's name is left out. */
  tagLabels(names: readonly string[]): Promise<ReadonlyMap<string, TagLabel>>;
  /** The tag whose address it is, or was. */
  tag(slug: string): Promise<TagRow | undefined>;
  /** What is public of a tag, newest first. */
  latestOfTag(sprak: Language, tagg: string, limit: number, offset?: number): Promise<PublicListing[]>;
  /** The addresses of the tags that search engines are told of: those that the newest articles are about. */
  tagsWithPages(sprak: Language, limit: number): Promise<string[]>;
  /** Whose address it is, or was, of the people dictionary. */
  person(slug: string): Promise<PublicPerson | undefined>;
  /** What is public that is about somebody, newest first. */
  latestOfPerson(sprak: Language, person: string, limit: number, offset?: number): Promise<PublicListing[]>;
  /** The addresses of those of whom there is something to read. */
  peopleWithPages(sprak: Language, limit: number): Promise<string[]>;
  /** What stands in bylines with those who sign by these keys (lib/content/byline.ts); who is nobody known is left out. */
  authorLabels(keys: readonly string[]): Promise<ReadonlyMap<string, AuthorLabel>>;
  /** Whose address it is, or was, of those who write. */
  author(slug: string): Promise<PublicAuthor | undefined>;
  /** What is public that somebody has signed, newest first. */
  latestOfAuthor(sprak: Language, person: string, limit: number, offset?: number): Promise<PublicListing[]>;
  /** The addresses of those who write of whom there is something to read. */
  authorsWithPages(sprak: Language, limit: number): Promise<string[]>;
  media(ids: string[]): Promise<Media[]>;
  /** The parts that the sitemap of these languages has. */
  mapParts(sprak: readonly Language[]): Promise<MapPart[]>;
  /** The addresses of one part, from 1. */
  mapPart(sprak: readonly Language[], nr: number): Promise<MapEntry[]>;
  /** What was published after that time, newest first. */
  news(sprak: readonly Language[], after: string, limit: number): Promise<NewsEntry[]>;
}

/** What a share link shows; `slut` when it is over, revoked, its maker gone or its article deleted; `undefined` when there never was one. Counts as an opening only when `counts`. */
export type OpenShare = (tokenHash: string, now: string, counts: boolean) => Promise<SharedArticle | 'slut' | undefined>;

/**
 * What is read for every page, and so is kept by whoever opens the application: sections, what tags are called, where those who write have their pages, and what has
 * been chosen to stand first.
 */
export type KeptForPages = Pick<SiteSource, 'sections' | 'tagLabels' | 'authorLabels' | 'places'>;

/** The site as the store has it. */
export function storeSource(readers: PublicReads, { sections, tagLabels, authorLabels, places }: KeptForPages): SiteSource {
  const { articles, authors, lists, media, people, search, tags } = readers;
  return {
    sections,
    tagLabels,
    authorLabels,
    places,
    author: (slug) => authors.at(slug),
    latestOfAuthor: (sprak, person, limit, offset) => authors.latest(sprak, person, limit, offset),
    authorsWithPages: (sprak, limit) => authors.addresses(sprak, limit),
    tag: (slug) => tags.at(slug),
    latestOfTag: (sprak, tagg, limit, offset) => tags.latest(sprak, tagg, limit, offset),
    tagsWithPages: (sprak, limit) => tags.addresses(sprak, limit),
    person: (slug) => people.at(slug),
    latestOfPerson: (sprak, person, limit, offset) => people.latest(sprak, person, limit, offset),
    peopleWithPages: (sprak, limit) => people.addresses(sprak, limit),
    address: (sprak, sektion, slug) => articles.address(sprak, sektion, slug, RENDERER),
    article: (innehall, sprak) => articles.article(innehall, sprak),
    translatedFrom: (revision) => articles.translatedFrom(revision),
    earlier: (innehall, sprak, publicering) => articles.earlier(innehall, sprak, publicering),
    latest: (sprak, sektion, limit, offset) => lists.latest(sprak, sektion, limit, offset),
    listings: (sprak, ids) => lists.byIds(sprak, ids),
    latestOfMonth: (sprak, month, limit, offset) => lists.latestOfMonth(sprak, month, limit, offset),
    months: (sprak, limit) => lists.months(sprak, limit),
    search: (sprak, words, limit, offset) => search.find(sprak, words, limit, offset),
    latestTagged: (sprak, tagg, utom, limit) => lists.latestTagged(sprak, tagg, utom, limit),
    media: (ids) => media.byIds(ids),
    mapParts: (sprak) => lists.mapParts(sprak),
    mapPart: (sprak, nr) => lists.mapPart(sprak, nr),
    news: (sprak, after, limit) => lists.news(sprak, after, limit),
  };
}
