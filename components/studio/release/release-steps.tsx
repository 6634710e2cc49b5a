import styles from '#components/studio/release/release-steps.module.css';
import { longMoment } from '#components/studio/swedish-time.ts';
import type { Release } from '#lib/contract/release.ts';

/** The steps of a release, folded away until somebody asks how it went. */
export function ReleaseSteps({ steps }: { steps: Release['steg'] }) {
  return (
    <details className={styles.steps}>
      <summary>{steps.length === 1 ? '1 steg' : `${steps.length} steg`}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.nr} data-failed={step.tillstand === 'misslyckad' || undefined}>
            <span>{step.steg}</span> <span className={styles.state}>{step.tillstand}</span>{' '}
            <time dateTime={step.tid} className={styles.time}>
              {longMoment(step.tid)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
