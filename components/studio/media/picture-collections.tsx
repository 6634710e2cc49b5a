'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/media/details-dialog.module.css';
import { libraryAddressOf, WHOLE_LIBRARY } from '#components/studio/media/library-address.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** In which collections a picture lies; nothing where it lies in none. */
export function PictureCollections({ id }: { id: string }) {
  const { data, failure, reload } = useLoaded(id, () => studio.listaSamlingar({ bild: id, per_sida: 100 }));
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (data === undefined || data.samlingar.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>Ligger i</h3>
      <ul className={styles.uses}>
        {data.samlingar.map(({ id: samling, namn }) => (
          <li key={samling}>
            <a href={libraryAddressOf({ ...WHOLE_LIBRARY, samling })}>{namn}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
