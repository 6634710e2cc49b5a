import { type Failure, failureOf } from '#components/studio/failure.ts';
import { uploadPicture } from '#components/studio/media/upload-picture.ts';
import type { Media } from '#lib/contract/media.ts';

/** So many are sent at once: more would share the same line. */
const AT_ONCE = 3;

export interface UploadedPictures {
  /** Those that came, in the order of their files. */
  media: Media[];
  /** Why the others did not, each by the name of its file; undefined when all came. */
  failure: Failure | undefined;
}

/** Puts pictures in the library. One that is refused keeps none of the others from coming. */
export async function uploadPictures(files: readonly File[]): Promise<UploadedPictures> {
  const waiting = files.entries();
  const came = new Map<number, Media>();
  const refused = new Map<number, Failure>();
  const work = async () => {
    for (const [nr, file] of waiting) {
      try {
        came.set(nr, await uploadPicture(file));
      } catch (error) {
        refused.set(nr, failureOf(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const inOrder = <Of>(told: ReadonlyMap<number, Of>) => [...told].sort(([a], [b]) => a - b);
  return { media: inOrder(came).map(([, media]) => media), failure: together(inOrder(refused), files) };
}

function together(refused: ReadonlyArray<readonly [nr: number, failure: Failure]>, files: readonly File[]): Failure | undefined {
  const [first] = refused;
  if (first === undefined || files.length === 1) return first?.[1];
  return {
    status: first[1].status,
    title: refused.length === 1 ? 'En bild kom inte med' : `${refused.length} bilder kom inte med`,
    fel: refused.flatMap(([nr, { fel }]) => fel.map((entry) => ({ ...entry, orsak: `${files[nr]?.name}: ${entry.orsak}` }))),
  };
}
