'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { AlikeList } from '#components/studio/media/alike-list.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Which pictures of the library look nearly like one; nothing where there are none. */
export function PicturesAlike({ id }: { id: string }) {
  const { data, failure, reload } = useLoaded(id, () => studio.listaLiknandeMedia({ id }));
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (data === undefined || data.liknande.length === 0) return null;
  return <AlikeList title="Liknande bilder" alike={data.liknande} />;
}
