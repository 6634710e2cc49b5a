import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { IDEA_VIEWS } from '#components/studio/ideas/idea-words.ts';
import { IdeasPage } from '#components/studio/ideas/ideas-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { LIMITS } from '#lib/contract/limits.ts';

export const metadata = { title: 'Idéer' };

const PER_PAGE = 25;

export default async function IdeasRoute({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const said = (name: string) => (typeof params[name] === 'string' ? params[name].slice(0, 200) : '');
  const view = IDEA_VIEWS.find(({ id }) => id === said('visa')) ?? IDEA_VIEWS[0];
  const shown = {
    sok: said('sok'),
    visa: view.id,
    sektion: said('sektion'),
    bevakning: said('bevakning').slice(0, 40),
    sortera: said('sortera') === 'relevans' ? ('relevans' as const) : ('' as const),
  };
  const { sok, sektion, bevakning, sortera } = shown;
  const { data, failure } = await load('/studio/ideer', (studio) =>
    Promise.all([
      studio.listaIdeer({
        ...{ sok, ...view.asked, sida: pageNumber(params.sida), per_sida: PER_PAGE },
        ...(sektion === '' ? {} : { sektion }),
        ...(bevakning === '' ? {} : { bevakning }),
        ...(sortera === '' ? {} : { sortera }),
      }),
      studio.listaBevakningar({ per_sida: LIMITS.pageSize }),
      studio.listaSektioner({}),
      studio.listaMallar({}),
      studio.listaKoansvariga({}),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { bevakningar }, { sektioner }, { mallar }, { ansvariga }, { vem }] = data;
  return (
    <IdeasPage
      ideer={list.ideer}
      page={shownPage(list)}
      mallar={mallar.map(({ id, namn }) => ({ id, namn }))}
      {...{ shown, bevakningar, sektioner, ansvariga, jag: vem }}
    />
  );
}
