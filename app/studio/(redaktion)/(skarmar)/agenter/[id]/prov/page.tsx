import { notFound } from 'next/navigation';
import { load } from '#app/studio/load.ts';
import { ProvingResults } from '#components/studio/agents/proving-results.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';

export const metadata = { title: 'Provbanan' };

export default async function ProvingPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { data, failure } = await load(`/studio/agenter/${id}/prov`, (studio) =>
    Promise.all([studio.listaAgenter({ id }), studio.listaProv({ id }), studio.listaMallar({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ agenter, prov_krav }, { prov }, { mallar }] = data;
  const [agent] = agenter;
  if (agent === undefined) notFound();
  const names = Object.fromEntries(mallar.map((mall) => [mall.id, mall.namn]));
  return <ProvingResults agent={agent} redaktionens={prov_krav} prov={prov} mallar={names} />;
}
