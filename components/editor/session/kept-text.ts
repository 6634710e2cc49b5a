import { textOfDocument } from '#lib/blocks/block-text.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

/** What stands in an article as plain text, to be kept outside Studio: headline, standfirst and body, in the order they are read. */
export function keptText({ rubrik, ingress, block }: ArticleContent): string {
  const parts = [rubrik, ingress, textOfDocument(block)].filter((part) => part.trim() !== '');
  return `${parts.join('\n\n')}\n`;
}
