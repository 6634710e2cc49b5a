import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { libraryFilterOf, libraryQueryOf } from '#components/studio/media/library-address.ts';
import { MediaLibrary } from '#components/studio/media/media-library.tsx';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotContribute } from '#lib/access/rights.ts';

export const metadata = { title: 'Bilder' };

export default async function PicturesPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const filter = libraryFilterOf(await searchParams);
  const { data, failure } = await load('/studio/bilder', async (studio) => {
    const { vem } = await studio.hamtaJag({});
    return { vem, list: await studio.listaMedia({ ...libraryQueryOf(filter, vem.id), per_sida: 50 }) };
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const { list, vem } = data;
  return <MediaLibrary media={list.media} filter={filter} page={shownPage(list)} canUpload={cannotContribute(vem) === undefined} />;
}
