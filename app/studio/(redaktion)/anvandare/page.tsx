import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { PeopleAdmin } from '#components/studio/people/people-admin.tsx';

export const metadata = { title: 'Personer' };

export default async function PeoplePage() {
  const { data, failure } = await load('/studio/anvandare', (studio) =>
    Promise.all([studio.listaAnvandare({}), studio.listaSektioner({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ anvandare }, { sektioner }, { vem }] = data;
  return <PeopleAdmin anvandare={anvandare} sektioner={sektioner.map(({ id, namn }) => ({ id, namn }))} jag={vem} />;
}
