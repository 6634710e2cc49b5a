import Link from 'next/link';
import { FieldTable } from '#components/studio/reference/field-table.tsx';
import { PermissionTable } from '#components/studio/reference/permission-table.tsx';
import styles from '#components/studio/reference/reference.module.css';
import type { AnswerEntry, OperationEntry } from '#lib/transports/openapi/reference-model.ts';

interface OperationDetailsProps {
  entry: OperationEntry;
  isOpen: boolean;
}

/** One operation: what it takes, what it answers, and every way it may refuse. */
export function OperationDetails({ entry, isOpen }: OperationDetailsProps) {
  const { namn, metod, adress, rubrik, beskrivning, parametrar, kropp, formular, exempel, svar, rattigheter } = entry;
  return (
    <details open={isOpen} className={styles.entry}>
      <summary>
        <h3>{rubrik}</h3>
        <span className={styles.route}>
          <b className={styles.method}>{metod}</b> <code>{adress}</code>
        </span>
      </summary>
      {/* Within: a browser that goes to it opens what it stands in. */}
      <div id={namn} className={styles.body}>
        <p>
          {beskrivning} <span className={styles.muted}>Heter {namn} i loggen och i klienter.</span>
        </p>
        {parametrar.length > 0 && <FieldTable fields={parametrar} caption="Adress och huvuden" />}
        {kropp.length > 0 && <FieldTable fields={kropp} caption={formular ? 'Formulär (multipart/form-data)' : 'Kropp (JSON)'} />}
        {exempel.map((example) => (
          <details key={example.namn} className={styles.example}>
            <summary>Exempel: {example.namn}</summary>
            <pre>{example.json}</pre>
          </details>
        ))}
        {svar
          .filter(({ falt }) => falt.length > 0)
          .map(({ status, beskrivning: meaning, falt }) => (
            <FieldTable key={status} fields={falt} caption={`Svar ${status}: ${meaning}`} />
          ))}
        <PermissionTable rattigheter={rattigheter} />
        <Refusals answers={svar.filter(({ koder }) => koder.length > 0)} />
      </div>
    </details>
  );
}

function Refusals({ answers }: { answers: readonly AnswerEntry[] }) {
  return (
    <details className={styles.example}>
      <summary>Avslag: {answers.map(({ status }) => status).join(', ')}</summary>
      <dl className={styles.refusals}>
        {answers.map(({ status, beskrivning, koder }) => (
          <div key={status}>
            <dt>
              {status} <span className={styles.muted}>{beskrivning}</span>
            </dt>
            <dd className={styles.codes}>
              {koder.map((kod) => (
                <Link key={kod} href={`/studio/referens/felkoder#${kod}`}>
                  {kod}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
