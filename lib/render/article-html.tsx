import type { ReactNode } from 'react';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import { atOnce, type Steps } from '#lib/content/steps.ts';
import type { ArticleContent, Sponsor } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { ArticlePage } from '#lib/render/article-page.ts';
import { articleTree } from '#lib/render/article-tree.tsx';
import { ArticleView } from '#lib/render/article-view.tsx';
import { Disclosure } from '#lib/render/disclosure.tsx';
import { measured } from '#lib/render/measured.ts';
import { htmlInSteps } from '#lib/render/put-off.tsx';

/** The whole article with its head and its picture, as it stands in the public page, the preview and the share link. */
export function renderArticleHtml(article: ArticleContent, page: ArticlePage): string {
  return atOnce(articleHtmlSteps(article, page));
}

/** The same in steps, for whoever has others waiting. */
export function articleHtmlSteps(article: ArticleContent, page: ArticlePage): Steps<string> {
  return htmlInSteps(article.block, (putOff) => <ArticleView article={article} page={{ ...page, putOff }} />);
}

type BodyContext = RenderContext & { sponsrad?: Sponsor | null };

/**
 * The text alone, in a frame that the reader style applies to: what a publishing system is handed, which has a head of its own.
 * That head knows nothing of who pays, so a paid article's text begins with it.
 */
export function renderBodyHtml(block: readonly Block[], context: BodyContext): string {
  return atOnce(bodyHtmlSteps(block, context));
}

/** The same in steps, for whoever has others waiting. */
export function bodyHtmlSteps(block: readonly Block[], context: BodyContext): Steps<string> {
  return htmlInSteps(block, (putOff) => bodyOf(block, { ...context, putOff }));
}

function bodyOf(block: readonly Block[], context: BodyContext): ReactNode {
  const { sponsrad, sprak } = context;
  return (
    <div className="artikel artikel-text" lang={sprak} {...measured(context)}>
      {sponsrad ? <p className="artikel-markning">{sponsorLabel(sponsrad, sprak)}</p> : null}
      <Disclosure block={block} said="" context={context} />
      {articleTree(block, context)}
    </div>
  );
}
