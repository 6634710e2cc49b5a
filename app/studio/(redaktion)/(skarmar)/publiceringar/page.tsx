import { load } from '#app/studio/load.ts';
import { addressOf, filterOf } from '#components/studio/calendar/calendar-address.ts';
import { ReleasesPage } from '#components/studio/calendar/releases-page.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { stockholmDay } from '#components/studio/stockholm-day.ts';

export const metadata = { title: 'Publiceringar' };

export default async function PublicationsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const idag = stockholmDay(new Date().toISOString());
  const filter = filterOf(params, idag);
  const { data, failure } = await load(addressOf(filter, idag), (studio) => Promise.all([studio.hamtaJag({}), studio.listaSektioner({})]));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ vem }, { sektioner }] = data;
  return <ReleasesPage filter={filter} idag={idag} sektioner={sektioner} jag={vem} />;
}
