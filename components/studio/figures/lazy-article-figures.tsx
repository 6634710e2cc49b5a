'use client';

import { FetchedPart } from '#components/studio/fetched-part.ts';
import type { ArticleFiguresProps } from '#components/studio/figures/article-figures.tsx';
import { Lazily } from '#components/studio/lazily.tsx';

const ARTICLE_FIGURES = new FetchedPart(async () => (await import('#components/studio/figures/article-figures.tsx')).ArticleFigures);

/** How the article has gone, with what draws it, fetched when somebody first looks at it. */
export function LazyArticleFigures(props: ArticleFiguresProps) {
  return (
    <Lazily
      part={ARTICLE_FIGURES}
      awayTitle="Siffrorna kunde inte öppnas"
      away="Kontrollera din uppkoppling. Det du har skrivit står kvar."
      given={props}
    />
  );
}
