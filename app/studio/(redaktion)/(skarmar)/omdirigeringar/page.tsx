import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { RedirectList } from '#components/studio/redirects/redirect-list.tsx';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { REDIRECT_STATUSES } from '#lib/contract/closed/redirect.ts';

export const metadata = { title: 'Omdirigeringar' };

export default async function RedirectsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const sok = typeof params.sok === 'string' ? params.sok.slice(0, 200) : '';
  const kod = REDIRECT_STATUSES.map(String).find((known) => known === params.kod);
  const { data, failure } = await load('/studio/omdirigeringar', (studio) =>
    Promise.all([
      studio.listaOmdirigeringar({ sok, sida: pageNumber(params.sida), per_sida: 50, ...(kod === undefined ? {} : { kod }) }),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { vem }] = data;
  return (
    <RedirectList
      {...{ omdirigeringar: list.omdirigeringar, sok, kod: kod ?? '' }}
      page={shownPage(list)}
      canChange={cannotCurate(vem) === undefined}
    />
  );
}
