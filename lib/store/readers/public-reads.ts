import type { Queryable } from '#lib/store/database.ts';
import { MediaItems } from '#lib/store/media.ts';
import { CurrentPublications } from '#lib/store/readers/current-publications.ts';
import { KeptPages } from '#lib/store/readers/kept-pages.ts';
import { PublicArticles } from '#lib/store/readers/public-articles.ts';
import { PublicAuthors } from '#lib/store/readers/public-authors.ts';
import { PublicLists } from '#lib/store/readers/public-lists.ts';
import { PublicOutbound } from '#lib/store/readers/public-outbound.ts';
import { PublicPeople } from '#lib/store/readers/public-people.ts';
import { PublicRedirects } from '#lib/store/readers/public-redirects.ts';
import { PublicReports } from '#lib/store/readers/public-reports.ts';
import { PublicSearch } from '#lib/store/readers/public-search.ts';
import { PublicTags } from '#lib/store/readers/public-tags.ts';
import { PublishedFiguresReader } from '#lib/store/readers/published-figures.ts';
import { RelatedArticles } from '#lib/store/readers/related.ts';
import type { ReportBlocks } from '#lib/store/report-blocks.ts';

/**
 * All that readers are answered from: publications, what has been rendered of them, and the pictures that they show. What makes
 * something for readers is handed this and no more of the store: of an article as it is worked on there is nothing here to ask for.
 */
export class PublicReads {
  readonly articles: PublicArticles;
  readonly authors: PublicAuthors;
  readonly current: CurrentPublications;
  readonly figures: PublishedFiguresReader;
  readonly keptPages: KeptPages;
  readonly lists: PublicLists;
  readonly media: Pick<MediaItems, 'byIds'>;
  readonly outbound: PublicOutbound;
  readonly people: PublicPeople;
  readonly redirects: PublicRedirects;
  readonly related: RelatedArticles;
  readonly reports: PublicReports;
  readonly search: PublicSearch;
  readonly tags: PublicTags;

  constructor(db: Queryable, blocks: ReportBlocks) {
    this.articles = new PublicArticles(db);
    this.authors = new PublicAuthors(db);
    this.current = new CurrentPublications(db);
    this.figures = new PublishedFiguresReader(db);
    this.keptPages = new KeptPages(db);
    this.lists = new PublicLists(db);
    this.media = new MediaItems(db);
    this.outbound = new PublicOutbound(db);
    this.people = new PublicPeople(db);
    this.redirects = new PublicRedirects(db);
    this.related = new RelatedArticles(db);
    this.reports = new PublicReports(db, blocks);
    this.search = new PublicSearch(db);
    this.tags = new PublicTags(db);
  }
}
