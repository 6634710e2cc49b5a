import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { PeopleDictionary } from '#components/studio/people-dictionary/people-dictionary.tsx';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotCurate } from '#lib/access/rights.ts';

export const metadata = { title: 'Personlexikon' };

export default async function PeopleDictionaryPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const params = await searchParams;
  const sok = typeof params.sok === 'string' ? params.sok.slice(0, 200) : '';
  const dubbletter = params.dubbletter === '1';
  const { data, failure } = await load('/studio/personlexikon', (studio) =>
    Promise.all([
      studio.listaPersoner({ sok, dubbletter: dubbletter ? '1' : '0', sida: pageNumber(params.sida), per_sida: 50 }),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { vem }] = data;
  return (
    <PeopleDictionary
      personer={list.personer}
      sok={sok}
      dubbletter={dubbletter}
      page={shownPage(list)}
      canCurate={cannotCurate(vem) === undefined}
    />
  );
}
