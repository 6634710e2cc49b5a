import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import type { ReleaseIntent } from '#components/studio/release/release-choice.ts';
import styles from '#components/studio/release/release-contents.module.css';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { Banner } from '#components/ui/banner.tsx';
import type { Item } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

interface ReleaseContentsProps {
  item: Item;
  sprak: readonly Language[];
  intent: ReleaseIntent | undefined;
  now: number;
}

/** Exactly what goes out: which saved version of each language, and what does not follow with it. */
export function ReleaseContents({ item, sprak, intent, now }: ReleaseContentsProps) {
  const versions = sprak.flatMap((language) => item.sprak[language] ?? []);
  if (versions.length === 0) return null;
  const { schemalagd } = item;
  const isReplaced = intent !== undefined && schemalagd?.sprak.some((language) => sprak.includes(language));
  return (
    <>
      <section className={styles.contents} aria-label="Det här går ut">
        <h3 className={styles.heading}>Det här går ut</h3>
        <ul>
          {versions.map(({ sprak: language, arbetsrevision: { nr, skapad, av } }) => (
            <li key={language}>
              <strong>
                {LANGUAGE_NAME[language]}, version {nr}
              </strong>
              , sparad {weekdayMoment(skapad, now)} av {av.namn}
            </li>
          ))}
        </ul>
        {intent === 'schemalagg' && <p>Det som sparas efter det här följer inte med. Schemalägg igen om texten ändras.</p>}
      </section>
      {isReplaced && (
        <Banner tone="info">
          Artikeln är redan schemalagd till {weekdayMoment(schemalagd?.datum ?? '', now)}.{' '}
          {intent === 'utkast'
            ? 'Det avbryts.'
            : intent === 'schemalagg'
              ? 'Den nya tiden ersätter den.'
              : 'Det avbryts: läsarna får den nu.'}
        </Banner>
      )}
    </>
  );
}
