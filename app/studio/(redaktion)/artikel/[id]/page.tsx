import type { Metadata } from 'next';
import { cache } from 'react';
import { load } from '#app/studio/load.ts';
import { ArticleEditor } from '#components/editor/article-editor.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';

interface ArticlePageProps {
  params: Promise<{ id: string }>;
}

/** Fetched once for the page and its title. */
const loadArticle = cache((id: string) =>
  load(`/studio/artikel/${id}`, (studio) =>
    Promise.all([
      studio.hamtaInnehall({ id }),
      studio.listaSektioner({ arkiverade: '1' }),
      studio.listaMallar({}),
      studio.hamtaJag({}),
      studio.hamtaSkrivsatt({}),
    ]),
  ),
);

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const { data } = await loadArticle((await params).id);
  return { title: data?.[0].innehall.rubrik || 'Artikel' };
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const { id } = await params;
  const { data, failure } = await loadArticle(id);
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ innehall }, { sektioner: all }, { mallar }, { vem }, { typografi, prisdagar }] = data;
  const sektioner = all.filter((section) => !section.arkiverad || section.id === innehall.sektion);
  const known = { sektioner, mallar, prisdagar, jag: vem, typografi };
  return <ArticleEditor key={id} item={innehall} {...known} />;
}
