import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { WatchList } from '#components/studio/ideas/watch-list.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotWatchFeeds } from '#lib/access/rights.ts';

export const metadata = { title: 'Bevakningar' };

export default async function WatchesPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { sida } = await searchParams;
  const { data, failure } = await load('/studio/ideer/bevakningar', (studio) =>
    Promise.all([studio.listaBevakningar({ sida: pageNumber(sida), per_sida: 50 }), studio.listaSektioner({}), studio.hamtaJag({})]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { sektioner }, { vem }] = data;
  return (
    <WatchList
      bevakningar={list.bevakningar}
      sektioner={sektioner}
      page={shownPage(list)}
      canChange={cannotWatchFeeds(vem) === undefined}
    />
  );
}
