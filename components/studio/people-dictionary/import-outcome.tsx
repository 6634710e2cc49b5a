import styles from '#components/studio/people-dictionary/import-dialog.module.css';
import type { Counted, ImportTotals } from '#components/studio/people-dictionary/import-files.ts';
import { Banner } from '#components/ui/banner.tsx';

/** Fields of an entry, as somebody who imports knows them; rows have their own names. */
const FIELD_NAMES: Partial<Record<string, string>> = { namn: 'namn', fodd: 'födelsedatum', kandFor: 'känd för' };

interface ImportOutcomeProps {
  outcome: ImportTotals;
  /** Whether somebody ended it before all was read. */
  isStopped: boolean;
}

/** Who came in, who was changed and who was left out, and why. */
export function ImportOutcome({ outcome: { skapade, uppdaterade, oforandrade, hoppade }, isStopped }: ImportOutcomeProps) {
  return (
    <div className={styles.outcome}>
      <Banner tone={skapade.antal + uppdaterade.antal > 0 ? 'success' : 'info'}>
        {`${skapade.antal} nya, ${uppdaterade.antal} uppdaterade, ${oforandrade} oförändrade, ${hoppade.antal} överhoppade.${
          isStopped ? ' Importen avbröts: importera samma filer igen för att få med resten.' : ''
        }`}
      </Banner>
      {skapade.antal > 0 && (
        <section>
          <h3>Nya</h3>
          <ul>
            {skapade.forsta.map(({ id, namn, externtId }) => (
              <li key={id}>
                {namn} <span className={styles.muted}>({externtId})</span>
              </li>
            ))}
          </ul>
          <More of={skapade} />
        </section>
      )}
      {uppdaterade.antal > 0 && (
        <section>
          <h3>Uppdaterade</h3>
          <ul>
            {uppdaterade.forsta.map(({ id, namn, externtId, behallet }) => (
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
          <More of={uppdaterade} />
        </section>
      )}
      {hoppade.antal > 0 && (
        <section>
          <h3>Överhoppade</h3>
          <ul>
            {hoppade.forsta.map(({ externtId, namn, orsak }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: told once, in this order, and two may be alike
              <li key={place}>
                {[namn, externtId === '' ? '' : `(${externtId})`].filter((words) => words !== '').join(' ')}
                <p className={styles.muted}>{orsak}</p>
              </li>
            ))}
          </ul>
          <More of={hoppade} />
        </section>
      )}
    </div>
  );
}

function More({ of: { antal, forsta } }: { of: Counted<unknown> }) {
  return antal > forsta.length ? <p className={styles.muted}>{`och ${antal - forsta.length} till.`}</p> : null;
}
