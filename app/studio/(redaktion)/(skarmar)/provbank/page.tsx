import { load } from '#app/studio/load.ts';
import { ProvingOverview } from '#components/studio/agents/proving-overview.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';

export const metadata = { title: 'Provbanan' };

/** So many to a page. */
const PAGE = 50;

export default async function ProvingOverviewPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { sida } = await searchParams;
  const { data, failure } = await load('/studio/provbank', (studio) => studio.listaAgenter({ sida: pageNumber(sida), per_sida: PAGE }));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <ProvingOverview agenter={data.agenter} krav={data.prov_krav} page={shownPage(data)} />;
}
