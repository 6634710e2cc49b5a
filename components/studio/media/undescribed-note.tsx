import { libraryAddressOf, WHOLE_LIBRARY } from '#components/studio/media/library-address.ts';
import styles from '#components/studio/media/media-library.module.css';
import { countWords, type ShownPage } from '#components/studio/shown-page.ts';
import type { Language } from '#lib/contract/languages.ts';

/** How many pictures that readers of a language see lack an alternative text in it. */
export interface Undescribed extends Pick<ShownPage, 'antal' | 'antal_minst'> {
  sprak: Language;
}

const IN: Record<Language, string> = { sv: 'på svenska', en: 'på engelska' };

/** That readers see pictures that nobody has described, and the way to them; nothing when all are. */
export function UndescribedNote({ undescribed }: { undescribed: readonly Undescribed[] }) {
  const lacking = undescribed.filter(({ antal }) => antal > 0);
  if (lacking.length === 0) return null;
  return (
    <p className={styles.note}>
      Bilder som läsarna ser och som saknar alternativtext i arkivet:{' '}
      {lacking.map(({ sprak, ...counted }, index) => (
        <span key={sprak}>
          {index > 0 && ', '}
          <a href={libraryAddressOf({ ...WHOLE_LIBRARY, anvand: 'publik', alt_saknas: sprak })}>
            {countWords(counted)} {IN[sprak]}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
