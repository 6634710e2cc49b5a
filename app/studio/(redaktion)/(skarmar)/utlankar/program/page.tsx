import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { ProgramList } from '#components/studio/outbound/program-list.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotCurate } from '#lib/access/rights.ts';

export const metadata = { title: 'Annonsprogram' };

export default async function ProgramsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { sida } = await searchParams;
  const { data, failure } = await load('/studio/utlankar/program', (studio) =>
    Promise.all([studio.listaProgram({ sida: pageNumber(sida), per_sida: 50 }), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { vem }] = data;
  return <ProgramList program={list.program} page={shownPage(list)} canChange={cannotCurate(vem) === undefined} />;
}
