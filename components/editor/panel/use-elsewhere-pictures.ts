'use client';

import { useDraft } from '#components/editor/session/use-session.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { libraryIdOf, mediaIdOf } from '#lib/content/library-picture.ts';
import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** What the library knows of the pictures that may stand for an article elsewhere, where they are its own. */
export interface ElsewherePictures {
  puff: Media | undefined;
  hero: Media | undefined;
  /** The one that does in lists. */
  shown: Media | undefined;
}

/** The pictures that stand for the article in lists and where it is shared. */
export function useElsewherePictures() {
  const puffSrc = useDraft((draft) => draft.meta.puffSrc);
  const hero = useDraft((draft) => draft.hero);
  const ids = [puffSrc === undefined ? undefined : mediaIdOf(puffSrc), libraryIdOf(hero ?? {})] as const;
  return useLoaded(`${puffSrc === undefined} ${ids.join(' ')}`, async (): Promise<ElsewherePictures> => {
    const [puff, atTop] = await Promise.all(ids.map(mediaOf));
    return { puff, hero: atTop, shown: puffSrc === undefined ? atTop : puff };
  });
}

async function mediaOf(id: string | undefined): Promise<Media | undefined> {
  return id === undefined ? undefined : (await studio.hamtaMedia({ id })).media;
}
