import { normaliseTogether } from '#lib/blocks/normalise-together.ts';
import type { ArticleContent, Meta } from '#lib/contract/article.ts';

/** The content as it is kept, its sections counted the way the Swedish version counts: for that version itself, its own way. */
export function numberedContent<Content extends Pick<ArticleContent, 'block' | 'meta'>>(
  content: Content,
  swedish: Meta = content.meta,
): Content {
  return { ...content, block: normaliseTogether(content.block, { avsnittRiktning: swedish.avsnittRiktning }) };
}
