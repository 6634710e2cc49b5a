import type { RenderContext } from '#lib/blocks/define-block.ts';
import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { ArticleContent, Sponsor } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { ArticlePage } from '#lib/render/article-page.ts';
import { articleTree } from '#lib/render/article-tree.tsx';
import { ArticleView } from '#lib/render/article-view.tsx';
import { renderToStaticMarkup } from '#lib/render/static-markup.ts';

/** The whole article with its head and its picture: the public page, the preview and the share link. */
export function renderArticleHtml(article: ArticleContent, page: ArticlePage): string {
  return renderToStaticMarkup(<ArticleView article={article} page={page} />);
}

/**
 * The text alone, in a frame that the reader style applies to: what a publishing system is handed, which has a head of its own.
 * That head knows nothing of who pays, so a paid article's text begins with it.
 */
export function renderBodyHtml(block: readonly Block[], context: RenderContext & { sponsrad?: Sponsor | null }): string {
  const { sponsrad, sprak } = context;
  return renderToStaticMarkup(
    <div className="artikel artikel-text" lang={sprak}>
      {sponsrad ? <p className="artikel-markning">{sponsorLabel(sponsrad, sprak)}</p> : null}
      {articleTree(block, context)}
    </div>,
  );
}
