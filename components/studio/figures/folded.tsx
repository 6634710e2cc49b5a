import type { ReactNode } from 'react';
import styles from '#components/studio/figures/folded.module.css';

/** What is shown to whoever asks for it. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
