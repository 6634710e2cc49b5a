import type { ArticleContent, Source, Sponsor } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PostOrigin } from '#lib/contract/post-origin.ts';

/** What articles can be imported from. */
export const ORIGIN_SYSTEMS = ['studio', 'markdown', 'wordpress', 'ghost'] as const;

/** Where an article comes from: what its id in Studio is made of, so that the same file never gives two. */
export interface Origin {
  system: (typeof ORIGIN_SYSTEMS)[number];
  /** What it is known by there: its id, or its address. */
  id: string;
  /** Where in the file it stands, for whoever looks for it. */
  plats: string;
  /** The post that it is in a WordPress, where that is told. */
  inlagg?: PostOrigin;
}

/** A category of the system that an article comes from; its id there, where that is told. */
export interface ForeignCategory {
  id?: number;
  nicename: string;
  name: string;
}

export type ImportedVersion = ArticleContent & { sprak: Language };

/** What of an article Studio has beside its words; what the source does not say is absent. */
export interface ImportedFacts {
  sektion?: string;
  mall?: string;
  taggar?: string[];
  kategorier?: number[];
  sponsrad?: Sponsor | null;
  kallor?: Source[];
  ansvarig?: string | null;
}

/** The form that every source is read into: one article with its languages, the source language first. */
export interface ImportedArticle {
  origin: Origin;
  /** When it was published there, as the source writes it. */
  datum?: string;
  /** The same as an instant in UTC, and the address that readers found it at; where they are told. */
  publicerad?: string;
  adress?: string;
  fakta: ImportedFacts;
  /** All of its categories there, the one that its address is in first. */
  kategorier?: ForeignCategory[];
  versioner: ImportedVersion[];
  /** What could not be taken in as it was. */
  anmarkningar: string[];
}
