import { load } from '#app/studio/load.ts';
import { AgentAdmin } from '#components/studio/agents/agent-admin.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';

export const metadata = { title: 'Agenter' };

/** So many to a page. */
const PAGE = 50;

export default async function AgentsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { sida } = await searchParams;
  const { data, failure } = await load('/studio/agenter', (studio) =>
    Promise.all([
      studio.listaAgenter({ sida: pageNumber(sida), per_sida: PAGE }),
      studio.listaSektioner({}),
      studio.listaMallar({}),
      studio.listaAnvandare({}),
      studio.hamtaJag({}),
      studio.hamtaAgentpaus({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [listed, { sektioner }, { mallar }, { anvandare }, { vem }, { paus }] = data;
  return (
    <AgentAdmin
      agenter={listed.agenter}
      sektioner={sektioner.map(({ id, namn }) => ({ id, namn }))}
      mallar={mallar.map(({ id, namn }) => ({ id, namn }))}
      agare={anvandare.filter((person) => person.aktiv).map(({ id, namn, epost }) => ({ id, namn, hint: epost }))}
      jagId={vem.id}
      nyckelDagar={listed.nyckel_dagar}
      harPris={listed.ai_har_pris}
      provKrav={listed.prov_krav}
      paus={paus}
      page={shownPage(listed)}
    />
  );
}
