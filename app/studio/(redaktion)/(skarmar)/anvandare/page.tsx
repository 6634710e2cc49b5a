import { load } from '#app/studio/load.ts';
import { RemoveDemo } from '#components/studio/demo/remove-demo.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { StaffAdmin } from '#components/studio/staff/staff-admin.tsx';
import { cannotRemoveDemo } from '#lib/access/rights.ts';

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
  const demo = cannotRemoveDemo(vem) === undefined ? await load('/studio/anvandare', (studio) => studio.hamtaDemo({})) : undefined;
  return (
    <>
      {demo?.data !== undefined && <RemoveDemo gar={demo.data.gar} kvar={demo.data.kvar} />}
      <StaffAdmin
        anvandare={listed.anvandare}
        sektioner={sektioner.map(({ id, namn }) => ({ id, namn }))}
        jag={vem}
        page={shownPage(listed)}
      />
    </>
  );
}
