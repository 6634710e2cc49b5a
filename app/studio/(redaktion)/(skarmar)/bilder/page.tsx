import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { MediaLibrary } from '#components/studio/media/media-library.tsx';
import { pageNumber } from '#components/studio/page-number.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { RIGHTS_STATES } from '#lib/contract/media.ts';

export const metadata = { title: 'Bilder' };

export default async function PicturesPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const sok = typeof params.sok === 'string' ? params.sok.slice(0, 200) : '';
  const rattighet = RIGHTS_STATES.find((state) => state === params.rattighet) ?? null;
  const { data, failure } = await load('/studio/bilder', (studio) =>
    Promise.all([
      studio.listaMedia({ sok, ...(rattighet === null ? {} : { rattighet }), sida: pageNumber(params.sida), per_sida: 40 }),
      studio.hamtaJag({}),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [list, { vem }] = data;
  return (
    <MediaLibrary
      media={list.media}
      sok={sok}
      rattighet={rattighet}
      page={shownPage(list)}
      canUpload={cannotContribute(vem) === undefined}
    />
  );
}
