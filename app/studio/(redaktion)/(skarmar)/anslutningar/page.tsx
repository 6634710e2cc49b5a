import { load } from '#app/studio/load.ts';
import { ConnectionsView } from '#components/studio/connections/connections-view.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { assistantAddresses } from '#lib/transports/in-process/assistant-addresses.ts';

export const metadata = { title: 'Anslutningar' };

/** So many to a page. */
const PAGE = 50;

export default async function ConnectionsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { sida, alla: asked } = await searchParams;
  const alla = asked === 'true';
  const { data, failure } = await load('/studio/anslutningar', (studio) =>
    Promise.all([studio.listaAnslutningar({ sida: pageNumber(sida), per_sida: PAGE, alla: alla ? 'true' : 'false' }), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [listed, { vem }] = data;
  return (
    <ConnectionsView
      vem={vem}
      alla={alla}
      adresser={await assistantAddresses()}
      anslutningar={listed.anslutningar}
      page={shownPage(listed)}
    />
  );
}
