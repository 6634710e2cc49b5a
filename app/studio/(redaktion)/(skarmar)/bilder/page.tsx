import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { isNarrowed, libraryFilterOf, libraryQueryOf } from '#components/studio/media/library-address.ts';
import { MediaLibrary } from '#components/studio/media/media-library.tsx';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';

export const metadata = { title: 'Bilder' };

const UNDESCRIBED = { anvand: 'publik', per_sida: 1 } as const;

export default async function PicturesPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const filter = libraryFilterOf(await searchParams);
  const { data, failure } = await load('/studio/bilder', async (studio) => {
    const { vem } = await studio.hamtaJag({});
    const canUpload = cannotContribute(vem) === undefined;
    const [list, { samlingar: collections }, { uppladdare }, undescribed] = await Promise.all([
      studio.listaMedia({ ...libraryQueryOf(filter, vem.id), per_sida: 50 }),
      studio.listaSamlingar({ per_sida: 100 }),
      studio.listaUppladdare({}),
      // Told where the whole library is shown, to whoever can do something about it.
      canUpload && !isNarrowed(filter)
        ? Promise.all(LANGUAGES.map(async (sprak) => ({ sprak, ...(await studio.listaMedia({ ...UNDESCRIBED, alt_saknas: sprak })) })))
        : [],
    ]);
    return { canUpload, list, collections, undescribed, uploaders: uppladdare.filter(({ id }) => id !== vem.id) };
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const { list, ...shown } = data;
  return <MediaLibrary {...shown} media={list.media} filter={filter} page={shownPage(list)} />;
}
