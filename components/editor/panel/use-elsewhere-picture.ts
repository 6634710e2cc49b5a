'use client';

import { useDraft } from '#components/editor/session/use-session.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { libraryIdOf, mediaIdOf } from '#lib/content/library-picture.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** The picture that stands for the article in lists and where it is shared, when that is the library's. */
export function useElsewherePicture() {
  const puffSrc = useDraft((draft) => draft.meta.puffSrc);
  const hero = useDraft((draft) => draft.hero);
  const shown = puffSrc === undefined ? libraryIdOf(hero ?? {}) : mediaIdOf(puffSrc);
  return useLoaded(shown ?? '', async () => (shown === undefined ? undefined : (await studio.hamtaMedia({ id: shown })).media));
}
