import styles from '#components/studio/release/release-steps.module.css';
import { longMoment } from '#components/studio/swedish-time.ts';
import type { Release } from '#lib/contract/release.ts';

/** What a step did; one without a sentence of its own goes by its name. */
const STEP_NAME: Record<string, string> = {
  uppslag: 'Letade efter artikeln i publiceringssystemet',
  bild: 'Lade in huvudbilden',
  artikel: 'Lade in artikeln',
  publik: 'Visade artikeln för läsarna',
  utkast: 'Lade artikeln som utkast',
  nedtagning: 'Tog bort artikeln från läsarna',
  cms: 'Anropet till publiceringssystemet',
  begard: 'En agent begärde publicering',
  godkand: 'Godkändes',
  avslagen: 'Avslogs',
  ersatt: 'En nyare publicering tog över',
  avbruten: 'Avbröts',
  igen: 'Någon bad Studio försöka igen',
};

/** The steps of a release, folded away until somebody asks how it went. */
export function ReleaseSteps({ steps }: { steps: Release['steg'] }) {
  return (
    <details className={styles.steps}>
      <summary>{steps.length === 1 ? '1 steg' : `${steps.length} steg`}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.nr}>
            {STEP_NAME[step.steg] ?? step.steg}
            {step.tillstand === 'misslyckad' && <span className={styles.failed}> misslyckades</span>}
            <time dateTime={step.tid} className={styles.time}>
              {' '}
              {longMoment(step.tid)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
