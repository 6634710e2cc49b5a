'use client';

import type { ArticleFiguresProps } from '#components/studio/figures/article-figures.tsx';
import { Lazily } from '#components/studio/lazily.tsx';

/** How the article has gone, with what draws it, fetched when somebody first looks at it. */
export function LazyArticleFigures(props: ArticleFiguresProps) {
  return (
    <Lazily
      fetchPart={async () => (await import('#components/studio/figures/article-figures.tsx')).ArticleFigures}
      awayTitle="Siffrorna kunde inte öppnas"
      away="Kontrollera din uppkoppling. Det du har skrivit står kvar."
      given={props}
    />
  );
}
