import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { AiNote } from '#lib/content/ai-note.ts';
import type { Sponsor } from '#lib/contract/article.ts';
import type { Step } from '#lib/render/breadcrumbs.ts';

/** One of those who sign an article. */
export interface Signer {
  namn: string;
  /** What they call themselves, in the language of the article. */
  byline?: string;
  /** The page of what they have written: within the site, or as a whole address where search engines are told. */
  lank?: string;
}

/** What the page around an article's text shows of it. All handed in, so that the same article always gives the same HTML. */
export interface ArticlePage extends RenderContext {
  sektion: { namn: string; lank: string };
  /** The persons in the byline; when there is none, the site signs. */
  forfattare: readonly Signer[];
  /** The instant readers see as its date; `null` for what is not public yet. */
  publicerad: string | null;
  sponsrad: Sponsor | null;
  /** What readers are told of programs that wrote it; absent where they are told nothing. */
  aiNot?: Pick<AiNote, 'text'> | undefined;
}

/** What search engines are told besides. Addresses are whole ones. */
export interface PublishedPage extends ArticlePage {
  lank: string;
  sajt: { namn: string; lank: string; logotyp?: string; utgivare?: string; sociala?: readonly string[] };
  /** The instant the words last changed for readers. */
  andrad: string | null;
  taggar: readonly string[];
  aiNot?: AiNote | undefined;
  /** The pages that lead to it, from the front page on and itself last; absent where another system has the pages. */
  stig?: readonly Step[];
}
