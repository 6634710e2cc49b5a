import type { RenderContext } from '#lib/blocks/define-block.ts';
import { atOnce, type Steps } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { ArticlePart } from '#lib/contract/theme-parts.ts';
import type { ArticlePage } from '#lib/render/article-page.ts';
import { ArticleText } from '#lib/render/article-text.tsx';
import { ArticleView } from '#lib/render/article-view.tsx';
import { DeliveredArticle, TextFrame } from '#lib/render/delivered-article.tsx';
import { htmlInSteps } from '#lib/render/put-off.tsx';

/** The whole article with its head and its picture, as it stands in the public page, the preview and the share link. */
export function renderArticleHtml(article: ArticleContent, page: ArticlePage): string {
  return atOnce(articleHtmlSteps(article, page));
}

/** The same in steps, for whoever has others waiting. */
export function articleHtmlSteps(article: ArticleContent, page: ArticlePage): Steps<string> {
  return htmlInSteps(article.block, (putOff) => <ArticleView article={article} page={{ ...page, putOff }} />);
}

/**
 * The article as a publishing system elsewhere is handed it, in a frame that the reader style applies to: who pays first, then what its
 * theme does not show by itself, in the order of Studio's own page, and the text.
 */
export function deliveredHtmlSteps(article: ArticleContent, page: ArticlePage, themeParts: readonly ArticlePart[]): Steps<string> {
  return htmlInSteps(article.block, (putOff) => <DeliveredArticle article={article} page={{ ...page, putOff }} themeParts={themeParts} />);
}

/** The text alone, in the same frame. */
export function renderBodyHtml(block: readonly Block[], context: RenderContext): string {
  return atOnce(
    htmlInSteps(block, (putOff) => (
      <TextFrame context={{ ...context, putOff }}>
        <ArticleText block={block} said="" context={{ ...context, putOff }} />
      </TextFrame>
    )),
  );
}
