import styles from '#components/studio/reference/reference.module.css';
import type { Field } from '#lib/transports/openapi/reference-model.ts';

interface FieldTableProps {
  fields: readonly Field[];
  caption: string;
}

/** Fields with what they are; on a phone one below the other. */
export function FieldTable({ fields, caption }: FieldTableProps) {
  return (
    <table className={styles.fields}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Fält</th>
          <th scope="col">Typ</th>
          <th scope="col">Vad</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ namn, typ, del, kravs, beskrivning }) => (
          <tr key={namn}>
            <th scope="row">
              <code>{namn}</code>
              {kravs && <span className={styles.required}> krävs</span>}
            </th>
            <td>{del === undefined ? typ : <a href={`#del-${del}`}>{typ}</a>}</td>
            <td>{beskrivning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
