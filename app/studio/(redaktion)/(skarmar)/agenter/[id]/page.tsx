import { notFound } from 'next/navigation';
import { load } from '#app/studio/load.ts';
import { AgentWork } from '#components/studio/agents/agent-work.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { stockholmDay } from '#components/studio/stockholm-day.ts';

export const metadata = { title: 'Vad agenten har gjort' };

/** So many to a page, and undone at a time. */
const PAGE = 100;

interface AgentWorkPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AgentWorkPage({ params, searchParams }: AgentWorkPageProps) {
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const one = (name: string) => String([asked[name]].flat()[0] ?? '').slice(0, 40);
  const fran = one('fran') || stockholmDay(new Date().toISOString());
  const till = one('till');
  const { data, failure } = await load(`/studio/agenter/${id}`, (studio) =>
    Promise.all([studio.listaAgenter({ id }), studio.listaAgentensArtiklar({ id, fran, till, per_sida: PAGE })]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ agenter }, { artiklar, antal, anvant }] = data;
  const [agent] = agenter;
  if (agent === undefined) notFound();
  return <AgentWork agent={agent} artiklar={artiklar} antal={antal} anvant={anvant} period={{ fran, till }} />;
}
