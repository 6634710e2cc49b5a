import type { ArticleContent, Fact, Item } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { ContentStatus, LanguageStatus } from '#lib/contract/closed/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** One language version of an article as it is taken out: what readers have, or what is worked on where that is another. */
export interface ExportedVersion {
  id: string;
  sprak: Language;
  kallsprak: Language;
  version: 'publicerad' | 'arbete';
  status: ContentStatus;
  sprakstatus: LanguageStatus;
  /** What a release has brought out with it, or what a release of it would. */
  fakta: Pick<Item, Fact>;
  content: Omit<ArticleContent, 'block'>;
  block: Block[];
  revision: { id: string; nr: number; hash: string };
  /** Where readers have it; `null` where they do not. */
  lank: string | null;
  publicerad: string | null;
  skapad: string;
  andrad: string;
  /** Whose the article is, by name. */
  agare: string;
}
