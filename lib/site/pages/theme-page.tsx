// biome-ignore-all lint/style/noHeadElement: the page is static markup, rendered without Next
import type { ReactNode } from 'react';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { ArticlePart } from '#lib/contract/theme-parts.ts';
import type { ArticlePage } from '#lib/render/article-page.ts';
import { Byline, HeroFigure, Standfirst } from '#lib/render/article-view.tsx';
import { HeadAssets, type ReaderAssets } from '#lib/site/pages/page-head.tsx';

/** What is the theme's stands out from what Studio sends: nobody takes the drawing for the theme. */
const STYLE = `
body { margin: 0; padding: 1.5rem clamp(1rem, 5vw, 4rem); }
.ram { max-width: 44rem; margin: 0 auto; }
.av-temat { position: relative; margin: 0 0 1rem; padding: 1.9rem 1rem .75rem; border: 2px dashed GrayText; border-radius: .5rem; }
.av-temat > * { margin: 0 !important; padding: 0; max-width: none; justify-content: flex-start !important; text-align: left; }
.av-temat::before { content: attr(data-namn); position: absolute; top: .4rem; left: 1rem; font: 600 .75rem/1.4 system-ui, sans-serif; color: GrayText; }
`;

interface ThemePageProps {
  assets: ReaderAssets;
  article: ArticleContent;
  page: ArticlePage;
  /** What the theme shows by itself. */
  delar: readonly ArticlePart[];
  /** What Studio sends. */
  children: ReactNode;
}

/** An article as a theme of somebody else's has it: what the theme shows, each part told to be its, and under that what Studio sends. */
export function ThemePage({ assets, article, page, delar, children }: ThemePageProps) {
  const isShown = (part: ArticlePart) => delar.includes(part);
  return (
    <html lang={page.sprak} className="sajt">
      <head>
        <meta charSet="utf-8" />
        <title>{article.rubrik}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <HeadAssets assets={assets} skript={false} />
        <style>{STYLE}</style>
      </head>
      <body>
        <main className="ram">
          {isShown('rubrik') ? (
            <Shown namn="Rubriken">
              <h1>{article.rubrik}</h1>
            </Shown>
          ) : null}
          {isShown('ingress') && article.ingress.trim() !== '' ? (
            <Shown namn="Ingressen">
              <Standfirst ingress={article.ingress} />
            </Shown>
          ) : null}
          {isShown('byline') ? (
            <Shown namn="Vem som har skrivit">
              <Byline page={page} withDate={false} />
            </Shown>
          ) : null}
          {isShown('datum') && page.publicerad !== null ? (
            <Shown namn="Datumet">
              <Byline page={page} withSigners={false} />
            </Shown>
          ) : null}
          {isShown('bild') && article.hero !== null ? (
            <Shown namn="Bilden överst">
              <HeroFigure hero={article.hero} page={page} isGuest />
            </Shown>
          ) : null}
          {children}
        </main>
      </body>
    </html>
  );
}

function Shown({ namn, children }: { namn: string; children: ReactNode }) {
  return (
    <div className="artikel av-temat" data-namn={`Visas av temat: ${namn}`}>
      {children}
    </div>
  );
}
