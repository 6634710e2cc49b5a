import { load } from '#app/studio/load.ts';
import { AgentAdmin } from '#components/studio/agents/agent-admin.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';

export const metadata = { title: 'Agenter' };

export default async function AgentsPage() {
  const { data, failure } = await load('/studio/agenter', (studio) =>
    Promise.all([
      studio.listaAgenter({}),
      studio.listaSektioner({}),
      studio.listaMallar({}),
      studio.listaAnvandare({}),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ agenter }, { sektioner }, { mallar }, { anvandare }, { vem }] = data;
  return (
    <AgentAdmin
      agenter={agenter}
      sektioner={sektioner.map(({ id, namn }) => ({ id, namn }))}
      mallar={mallar.map(({ id, namn }) => ({ id, namn }))}
      agare={anvandare.filter((person) => person.aktiv).map(({ id, namn, epost }) => ({ id, namn, hint: epost }))}
      jagId={vem.id}
    />
  );
}
