import { load } from '#app/studio/load.ts';
import { failureOf } from '#components/studio/failure.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { isNarrowed, libraryFilterOf, libraryQueryOf } from '#components/studio/media/library-address.ts';
import { MediaLibrary } from '#components/studio/media/media-library.tsx';
import { rightsMarks } from '#components/studio/media/rights-marks.ts';
import { shownPage } from '#components/studio/shown-page.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { StudioClient } from '#lib/transports/client/studio-client.ts';

export const metadata = { title: 'Bilder' };

const UNDESCRIBED = { anvand: 'publik', per_sida: 1 } as const;

export default async function PicturesPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const filter = libraryFilterOf(await searchParams);
  const { data, failure } = await load('/studio/bilder', async (studio) => {
    const { vem } = await studio.hamtaJag({});
    const canUpload = cannotContribute(vem) === undefined;
    const [list, { samlingar: collections }, { uppladdare }, opened, undescribed] = await Promise.all([
      studio.listaMedia({ ...libraryQueryOf(filter, vem.id), per_sida: 50 }),
      studio.listaSamlingar({ per_sida: 100 }),
      studio.listaUppladdare({}),
      filter.bild === '' ? undefined : pictureOrNone(studio, filter.bild),
      // Told where the whole library is shown, to whoever can do something about it.
      canUpload && !isNarrowed(filter)
        ? Promise.all(LANGUAGES.map(async (sprak) => ({ sprak, ...(await studio.listaMedia({ ...UNDESCRIBED, alt_saknas: sprak })) })))
        : [],
    ]);
    return { canUpload, list, collections, undescribed, opened, uploaders: uppladdare.filter(({ id }) => id !== vem.id) };
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const { list, ...shown } = data;
  const now = new Date().toISOString();
  const marks = Object.fromEntries(list.media.map(({ id, rattigheter }) => [id, rightsMarks(rattigheter, now)]));
  return <MediaLibrary key={filter.bild} {...shown} media={list.media} marks={marks} filter={filter} page={shownPage(list)} />;
}

/** The picture that the address opens; none where it is there no longer: the library is shown all the same. */
async function pictureOrNone(studio: StudioClient, id: string): Promise<Media | undefined> {
  try {
    return (await studio.hamtaMedia({ id })).media;
  } catch (error) {
    if (failureOf(error).status === 404) return undefined;
    throw error;
  }
}
