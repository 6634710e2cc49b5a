import type { z } from 'zod';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/release/release-result.module.css';
import { longMoment } from '#components/studio/swedish-time.ts';
import { Banner } from '#components/ui/banner.tsx';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { releaseAnswerSchema } from '#lib/contract/release.ts';

/** How a release went, with the way to what readers now see. */
export function ReleaseResult({ answer }: { answer: z.infer<typeof releaseAnswerSchema> }) {
  return (
    <>
      {answer.release.tillstand === 'koad' && (
        <Banner tone="warning" title="Publiceringssystemet svarar inte just nu">
          Artikeln ligger i kö och publiceras så snart det svarar. Du behöver inte göra något. Hur det går står under Publiceringar.
        </Banner>
      )}
      <ul className={styles.languages}>
        {LANGUAGES.map((language) => {
          const part = answer.sprak[language];
          if (part === undefined) return null;
          const link = part.lank ?? part.cms?.lank ?? null;
          return (
            <li key={language}>
              <span>
                {LANGUAGE_NAME[language]}, version {part.nr}
              </span>
              {link !== null && link !== '' && (
                <a href={link} target="_blank" rel="noreferrer">
                  {answer.lage === 'utkast' ? 'Öppna utkastet' : 'Öppna artikeln'}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {answer.datum !== null && <p className={styles.note}>Daterad {longMoment(answer.datum)}.</p>}
      {answer.varningar.length > 0 && <Banner tone="warning" title="Att se över" entries={answer.varningar} />}
    </>
  );
}
