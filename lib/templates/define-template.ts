import type { RenderContext } from '#lib/blocks/define-block.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { ArticleContent, Source } from '#lib/contract/article.ts';

/** How many blocks of one type an article needs, and at most may have. */
export interface RequiredBlock {
  type: string;
  minst: number;
  hogst?: number;
  /** Only those count whose attribute `falt` is filled in, or has just that value. */
  med?: { falt: string; varde?: string };
}

/** A whole article: what an agent can send as it is to create one. */
export type TemplateExample = ArticleContent & { taggar: string[]; kallor: Source[] };

/** What a page is to a search engine: a type of schema.org that has a headline, an author and dates. */
export type PageType = 'NewsArticle' | 'Article' | 'WebPage' | 'Recipe' | 'HowTo' | 'LiveBlogPosting' | 'ProfilePage' | 'Quiz';

/** What a template may know of the page when it says what it is. */
export interface TemplatePage extends RenderContext {
  /** The site, as a node of structured data. */
  utgivare: object;
  /** The instant readers see as the article's date; `null` for what is not public yet. */
  publicerad: string | null;
}

/** What a template adds to the page's JSON-LD graph. Nothing invented; what is empty is left out for it. */
export interface PageFacts {
  /** Fields of the page's own node: besides those that every article has, and instead of one of the same name. */
  sida?: Record<string, unknown>;
  /** Further nodes. An `@id` that begins with # is the page's own. */
  noder?: object[];
}

export interface TemplateDefinition {
  /** The contract's name, as in `mall: 'nyhet'`. */
  id: string;
  /** What the editing application calls it. */
  namn: string;
  /** Raised when an article that was right before would no longer be. */
  version: number;
  /** One Swedish sentence: when to choose it. */
  beskrivning: string;
  /** Fields that must be filled in before a release. */
  kravda_falt: ReadonlyArray<'rubrik' | 'ingress' | 'slug'>;
  kravda_block: readonly RequiredBlock[];
  /** Blocks that an article is remarked on for not having, and may be released without. */
  onskade_block?: readonly string[];
  /** Whether an article without a picture at the top looks unfinished. */
  vantarHuvudbild: boolean;
  /** Fewer words than this are doubted; 0 when the words are not the point. */
  minstOrd: number;
  /**
   * Whether its articles stand by themselves: they are found by their address, by links, by search and in the sitemap, and
   * stand in no list of articles, feed or news sitemap.
   */
  fristaende?: true;
  /** What the page is to a search engine (schema.org). */
  sidtyp: PageType;
  /** What structured data tells of its articles besides: drawn from several blocks, or about the page as a whole. */
  sidfakta?(article: ArticleContent, page: TemplatePage): PageFacts;
  /** How an article written for an earlier version becomes one for the version after it, by that earlier version. Pure. */
  migreringar?: Readonly<Record<number, (article: ArticleContent) => ArticleContent>>;
}

export interface Template extends TemplateDefinition {
  /** The block types that may stand in it: all common ones, and those made for this template. */
  tillatna_block: readonly string[];
}

/** Completes a template with the blocks that the registry lets it have. */
export function defineTemplate(definition: TemplateDefinition): Template {
  const allowed = [...BLOCKS.values()].filter(
    ({ topLevel, onlyIn }) => topLevel && (onlyIn === undefined || onlyIn.includes(definition.id)),
  );
  return { ...definition, tillatna_block: allowed.map(({ type }) => type) };
}
