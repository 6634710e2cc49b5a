import { changesOf } from '#components/studio/log/log-changes.ts';
import styles from '#components/studio/log/log-detail.module.css';
import type { LogEntry } from '#lib/contract/log.ts';

/** What the service noted about a change, for whoever has to find out what happened. */
export function LogDetail({ entry }: { entry: LogEntry }) {
  const changes = changesOf(entry.detalj);
  const text = JSON.stringify(entry.detalj, null, 2);
  return (
    <details className={styles.detail}>
      <summary>Visa</summary>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ falt, namn, fore, efter }) => (
            <div key={falt}>
              <dt>{namn}</dt>
              <dd>
                {fore !== '' && (
                  <>
                    <del>{fore}</del> <span aria-hidden>→</span>{' '}
                  </>
                )}
                <ins>{efter}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {changes.length === 0 && text !== '{}' && <pre>{text}</pre>}
      <p>
        Spårningskod <code>{entry.korrelation}</code>
      </p>
    </details>
  );
}
