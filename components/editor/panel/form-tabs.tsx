'use client';

import type { ComponentProps } from 'react';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';

/** The tabs in which somebody fills in what is not the text: fetched when the page is idle, or when somebody first looks at them. */
export const FORM_TABS = {
  artikel: new FetchedPart(async () => (await import('#components/editor/panel/article-tab.tsx')).ArticleTab),
  sok: new FetchedPart(async () => (await import('#components/editor/panel/search-tab.tsx')).SearchTab),
  bild: new FetchedPart(async () => (await import('#components/editor/panel/hero-tab.tsx')).HeroTab),
};

const AWAY = { awayTitle: 'Fälten kunde inte visas', away: 'Kontrollera din uppkoppling. Det som står i dem är kvar.' };

export function LazyArticleTab(props: ComponentProps<NonNullable<typeof FORM_TABS.artikel.come>>) {
  return <Lazily part={FORM_TABS.artikel} {...AWAY} given={props} />;
}

export function LazySearchTab() {
  return <Lazily part={FORM_TABS.sok} {...AWAY} given={{}} />;
}

export function LazyHeroTab() {
  return <Lazily part={FORM_TABS.bild} {...AWAY} given={{}} />;
}
