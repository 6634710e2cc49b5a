import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { StaffAdmin } from '#components/studio/staff/staff-admin.tsx';

export const metadata = { title: 'Personer' };

/** So many to a page. */
const PAGE = 50;

export default async function PeoplePage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { sida } = await searchParams;
  const { data, failure } = await load('/studio/anvandare', (studio) =>
    Promise.all([studio.listaAnvandare({ sida: pageNumber(sida), per_sida: PAGE }), studio.listaSektioner({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [listed, { sektioner }, { vem }] = data;
  return (
    <StaffAdmin
      anvandare={listed.anvandare}
      sektioner={sektioner.map(({ id, namn }) => ({ id, namn }))}
      jag={vem}
      sida={listed.sida}
      sidor={listed.sidor}
      antal={listed.antal}
      perSida={listed.per_sida}
    />
  );
}
