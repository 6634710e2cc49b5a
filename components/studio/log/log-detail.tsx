import styles from '#components/studio/log/log-detail.module.css';
import type { LogEntry } from '#lib/contract/log.ts';

/** What the service noted about a change, for whoever has to find out what happened. */
export function LogDetail({ entry }: { entry: LogEntry }) {
  const text = JSON.stringify(entry.detalj, null, 2);
  return (
    <details className={styles.detail}>
      <summary>Visa</summary>
      {text !== '{}' && <pre>{text}</pre>}
      <p>
        Spårningskod <code>{entry.korrelation}</code>
      </p>
    </details>
  );
}
