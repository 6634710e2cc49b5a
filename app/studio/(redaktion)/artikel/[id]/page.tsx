import { load } from '#app/studio/load.ts';
import { ArticleEditor } from '#components/editor/article-editor.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';

export const metadata = { title: 'Artikel' };

export default async function ArticlePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { data, failure } = await load(`/studio/artikel/${id}`, (studio) =>
    Promise.all([studio.hamtaInnehall({ id }), studio.listaSektioner({}), studio.listaMallar({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ innehall }, { sektioner }, { mallar }, { vem }] = data;
  return <ArticleEditor key={id} item={innehall} sektioner={sektioner} mallar={mallar} jag={vem} />;
}
