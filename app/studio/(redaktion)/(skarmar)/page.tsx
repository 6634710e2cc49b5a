import { load } from '#app/studio/load.ts';
import { ArticleList } from '#components/studio/articles/article-list.tsx';
import { addressOf, filterOf, queryOf } from '#components/studio/articles/list-address.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { cannotContribute } from '#lib/access/rights.ts';

export const metadata = { title: 'Artiklar' };

export default async function ArticlesPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const filter = filterOf(await searchParams);
  const { data, failure } = await load(addressOf(filter), async (studio) => {
    const { vem } = await studio.hamtaJag({});
    return Promise.all([
      studio.listaInnehall(queryOf(filter, vem.id)),
      studio.listaSektioner({ arkiverade: '1' }),
      studio.listaMallar({}),
      vem,
    ]);
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { sektioner }, { mallar }, vem] = data;
  return (
    <ArticleList
      filter={filter}
      innehall={list.innehall}
      antal={list.antal}
      antalMinst={list.antal_minst ?? false}
      sidor={list.sidor}
      perSida={list.per_sida}
      sektioner={sektioner}
      mallar={mallar.map(({ id, namn }) => ({ id, namn }))}
      jag={vem}
      canWrite={cannotContribute(vem) === undefined}
    />
  );
}
