import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { TagList } from '#components/studio/tags/tag-list.tsx';
import { cannotCurate } from '#lib/access/rights.ts';
import { LENGTHS } from '#lib/contract/limits.ts';

export const metadata = { title: 'Taggar' };

export default async function TagsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const sok = typeof params.sok === 'string' ? params.sok.slice(0, LENGTHS.tag) : '';
  const liknar = params.liknar === '1';
  const { data, failure } = await load('/studio/taggar', (studio) =>
    Promise.all([
      studio.listaTaggar({ sok, liknar: liknar ? '1' : '0', sida: pageNumber(params.sida), per_sida: 50 }),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { vem }] = data;
  return <TagList taggar={list.taggar} sok={sok} liknar={liknar} page={shownPage(list)} canCurate={cannotCurate(vem) === undefined} />;
}
