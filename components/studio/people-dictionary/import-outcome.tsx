import styles from '#components/studio/people-dictionary/import-dialog.module.css';
import { Banner } from '#components/ui/banner.tsx';
import type { studio } from '#lib/transports/client/browser.ts';

type Outcome = Awaited<ReturnType<typeof studio.importeraPersoner>>;

/** Fields of an entry, as somebody who imports knows them; rows have their own names. */
const FIELD_NAMES: Partial<Record<string, string>> = { namn: 'namn', fodd: 'födelsedatum', kandFor: 'känd för' };

/** Who came in, who was changed and who was left out, and why. */
export function ImportOutcome({ outcome: { skapade, uppdaterade, hoppade } }: { outcome: Outcome }) {
  return (
    <div className={styles.outcome}>
      <Banner tone={skapade.length + uppdaterade.length > 0 ? 'success' : 'info'}>
        {`${skapade.length} nya, ${uppdaterade.length} uppdaterade, ${hoppade.length} överhoppade.`}
      </Banner>
      {skapade.length > 0 && (
        <section>
          <h3>Nya</h3>
          <ul>
            {skapade.map(({ id, namn, externtId }) => (
              <li key={id}>
                {namn} <span className={styles.muted}>({externtId})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {uppdaterade.length > 0 && (
        <section>
          <h3>Uppdaterade</h3>
          <ul>
            {uppdaterade.map(({ id, namn, externtId, behallet }) => (
              <li key={id}>
                {namn} <span className={styles.muted}>({externtId})</span>
                {behallet.length > 0 && (
                  <p className={styles.muted}>
                    Ändrat för hand och får stå kvar: {behallet.map((field) => FIELD_NAMES[field] ?? field).join(', ')}.
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hoppade.length > 0 && (
        <section>
          <h3>Överhoppade</h3>
          <ul>
            {hoppade.map(({ externtId, namn, orsak }) => (
              <li key={`${externtId} ${orsak}`}>
                {[namn, externtId === '' ? '' : `(${externtId})`].filter((words) => words !== '').join(' ')}
                <p className={styles.muted}>{orsak}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
