import { isDrawn } from '#lib/content/drawn-picture.ts';
import { libraryIdOf } from '#lib/content/library-picture.ts';
import type { Hero, Meta } from '#lib/contract/article.ts';

interface Shared {
  hero: Hero | null;
  meta: Pick<Meta, 'puffSrc'>;
}

/**
 * Which of its pictures a shared link to an article shows: its own for teasers, else the one at its top, the first that may be seen in
 * social media and is no drawing; `null` is none. `mayBeShared` is asked of pictures of the library by their ids; of any other no rights are known.
 */
export function sharedPlace({ hero, meta: { puffSrc } }: Shared, mayBeShared: (media: string) => boolean): 'puff' | 'hero' | null {
  const may = (picture: Parameters<typeof libraryIdOf>[0]) => {
    const media = libraryIdOf(picture);
    return media === undefined ? !isDrawn(picture.src ?? '') : mayBeShared(media);
  };
  if (puffSrc && may({ src: puffSrc })) return 'puff';
  return hero !== null && may(hero) ? 'hero' : null;
}
