'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/people-dictionary/entry-dialog.module.css';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import type { KnownPerson } from '#lib/contract/known-person.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** The public articles that are about somebody, and the page that readers find them on. */
export function EntryArticles({ person: { id, namn, sida } }: { person: KnownPerson }) {
  const { data, failure } = useLoaded(id, () => studio.listaPersonensArtiklar({ id }));
  return (
    <section className={styles.rows} aria-busy={data === undefined && failure === undefined}>
      <h3 className={styles.legend}>Artiklar om {namn}</h3>
      <FailureBanner failure={failure} />
      {data !== undefined && data.artiklar.length === 0 && (
        <p className={styles.note}>Ingen publik artikel har personens namn bland sina taggar eller i sin snabbfakta.</p>
      )}
      {data !== undefined && data.artiklar.length > 0 && (
        <ul className={styles.articles}>
          {data.artiklar.map(({ innehall, sprak, rubrik, publicerad }) => (
            <li key={`${innehall} ${sprak}`}>
              <a href={`/studio/artikel/${innehall}`}>{rubrik}</a>{' '}
              <span className={styles.note}>
                {sprak === 'en' ? 'på engelska, ' : ''}
                <RelativeTime iso={publicerad} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.delade_namn.length > 0 && (
        <p className={styles.note}>
          {`Fler i lexikonet heter ${data.delade_namn.join(' eller ')}. Artiklar med bara det namnet räknas inte till någon av dem.`}
        </p>
      )}
      {sida !== '' && (
        <p className={styles.note}>
          Läsarna hittar dem på <a href={sida}>{sida}</a>.
        </p>
      )}
    </section>
  );
}
