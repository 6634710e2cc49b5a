import { load } from '#app/studio/load.ts';
import { ArticleList } from '#components/studio/articles/article-list.tsx';
import { addressOf, filterOf, queryOf } from '#components/studio/articles/list-address.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { SetupBanner } from '#components/studio/setup/setup-banner.tsx';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotAdminister, cannotContribute } from '#lib/access/rights.ts';

export const metadata = { title: 'Artiklar' };

export default async function ArticlesPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const filter = filterOf(await searchParams);
  const { data, failure } = await load(addressOf(filter), async (studio) => {
    const { vem } = await studio.hamtaJag({});
    const administers = cannotAdminister(vem) === undefined;
    return Promise.all([
      studio.listaInnehall(queryOf(filter, vem.id)),
      studio.listaSektioner({ arkiverade: '1' }),
      studio.listaMallar({}),
      studio.listaVyer({ skarm: 'artiklar' }),
      administers ? studio.hamtaKomIgang({}) : undefined,
      vem,
    ]);
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { sektioner }, { mallar }, { vyer }, setup, vem] = data;
  return (
    <>
      {setup !== undefined && <SetupBanner setup={setup.kom_igang} />}
      <ArticleList
        filter={filter}
        innehall={list.innehall}
        page={shownPage(list)}
        sektioner={sektioner}
        mallar={mallar.map(({ id, namn, beskrivning, kravda_block }) => ({ id, namn, beskrivning, kravda_block }))}
        jag={vem}
        vyer={vyer}
        canWrite={cannotContribute(vem) === undefined}
        administers={setup !== undefined}
      />
    </>
  );
}
