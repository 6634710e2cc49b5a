'use client';

import { ProgressBar as AriaProgressBar } from 'react-aria-components';
import styles from '#components/studio/translation/progress-bar.module.css';

/** How much of something is done, in percent; `label` is what a screen reader hears. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  return (
    <AriaProgressBar aria-label={label} value={value} className={styles.track}>
      {({ percentage = 0 }) => <div className={styles.done} style={{ width: `${percentage}%` }} />}
    </AriaProgressBar>
  );
}
