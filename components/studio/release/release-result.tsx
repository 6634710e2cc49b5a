import type { z } from 'zod';
import { CopyField } from '#components/studio/copy-field.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/release/release-result.module.css';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { longMoment } from '#components/studio/swedish-time.ts';
import { Banner } from '#components/ui/banner.tsx';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { releaseAnswerSchema } from '#lib/contract/release.ts';

interface ReleaseResultProps {
  answer: z.infer<typeof releaseAnswerSchema>;
  /** The warnings that stood in the dialog before: they are not said twice. */
  alreadyTold: readonly FaultEntry[];
}

/** How a release went, with the way to what readers now see. */
export function ReleaseResult({ answer, alreadyTold }: ReleaseResultProps) {
  const isScheduled = answer.release.tillstand === 'schemalagd';
  const isQueued = answer.release.tillstand === 'koad' || answer.release.tillstand === 'pagar';
  // Why it waits stands first, and once.
  const cause = isQueued ? answer.varningar.find(({ kod }) => kod === 'cms_nekade') : undefined;
  const told = new Set(alreadyTold.map((entry) => `${entry.kod} ${entry.sprak}`));
  const news = answer.varningar.filter((entry) => entry !== cause && !told.has(`${entry.kod} ${entry.sprak}`));
  return (
    <>
      {isScheduled ? (
        <Banner tone="success" title={`Artikeln går ut ${weekdayMoment(answer.datum ?? '', Date.now())}`}>
          Det som sparas nu följer inte med. Tiden står överst i artikeln och under Publiceringar; där kan den ändras och avbrytas.
        </Banner>
      ) : isQueued ? (
        <Banner tone="warning" title="Artikeln är inte ute än" entries={cause === undefined ? [] : [cause]}>
          Den ligger i kö och publiceras av sig själv så snart det går. Hur det går står överst i artikeln.
        </Banner>
      ) : (
        <Banner tone="success">
          {answer.delning !== undefined
            ? 'Studio är i testläge. Läsarna ser inget nytt; den delade länken visar hur det hade blivit.'
            : answer.lage === 'utkast'
              ? 'Utkastet ligger i publiceringssystemet. Läsarna ser det inte.'
              : 'Läsarna ser artikeln nu.'}
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
      {answer.delning !== undefined && <CopyField label="Delad länk till det som skulle ha publicerats" value={answer.delning.lank} />}
      {answer.datum !== null && !isScheduled && <p className={styles.note}>Daterad {longMoment(answer.datum)}.</p>}
      {news.length > 0 && <Banner tone="warning" title="Att se över" entries={news} />}
    </>
  );
}
