import { BLOCKS } from '#lib/blocks/registry.ts';
import type { ArticleContent, Source } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** How many blocks of one type an article needs, and at most may have. */
export interface RequiredBlock {
  type: string;
  minst: number;
  hogst?: number;
}

/** A whole article: what an agent can send as it is to create one. */
export type TemplateExample = ArticleContent & { taggar: string[]; kallor: Source[] };

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
  /** Whether an article without a picture at the top looks unfinished. */
  vantarHuvudbild: boolean;
  /** Fewer words than this are doubted; 0 when the words are not the point. */
  minstOrd: number;
  /** What the page is to a search engine (schema.org). */
  sidtyp: 'NewsArticle';
  /** One article per language that passes every check. */
  exempel: Record<Language, TemplateExample>;
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
