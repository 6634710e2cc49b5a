import type { ReactNode } from 'react';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { ArticlePart } from '#lib/contract/theme-parts.ts';
import type { ArticlePage } from '#lib/render/article-page.ts';
import { ArticleText } from '#lib/render/article-text.tsx';
import { Byline, HeroFigure, Standfirst, WrittenWithAi } from '#lib/render/article-view.tsx';
import { measured } from '#lib/render/measured.ts';

interface DeliveredArticleProps {
  article: ArticleContent;
  page: ArticlePage;
  themeParts: readonly ArticlePart[];
}

/** An article in somebody else's page, whose theme shows some parts of it by itself. Nothing stands before who pays. */
export function DeliveredArticle({ article, page, themeParts }: DeliveredArticleProps) {
  const isOurs = (part: ArticlePart) => !themeParts.includes(part);
  const ingress = isOurs('ingress') ? article.ingress : '';
  return (
    <TextFrame context={page}>
      {isOurs('rubrik') ? <h1>{article.rubrik}</h1> : null}
      <Standfirst ingress={ingress} />
      <Byline page={page} withSigners={isOurs('byline')} withDate={isOurs('datum')} />
      <WrittenWithAi page={page} />
      {isOurs('bild') && article.hero !== null ? <HeroFigure hero={article.hero} page={page} isGuest /> : null}
      <ArticleText block={article.block} said={ingress} context={page} />
    </TextFrame>
  );
}

/** What the reader style applies to in somebody else's page, beginning with who pays: its head knows nothing of that. */
export function TextFrame({ context, children }: { context: RenderContext; children: ReactNode }) {
  const { sponsrad, sprak } = context;
  return (
    <div className="artikel artikel-text" lang={sprak} {...measured(context)}>
      {sponsrad ? <p className="artikel-markning">{sponsorLabel(sponsrad, sprak)}</p> : null}
      {children}
    </div>
  );
}
