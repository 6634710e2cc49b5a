import styles from '#components/studio/reference/reference.module.css';
import type { PermissionEntry } from '#lib/transports/openapi/reference-model.ts';

/** Who may do it, what the others are answered, and what an assistant must have been granted. */
export function PermissionTable({ rattigheter }: { rattigheter: readonly PermissionEntry[] }) {
  return (
    <details className={styles.example}>
      <summary>Rättigheter: vem får</summary>
      <table className={styles.fields}>
        <caption>Vem får, och vad de andra svaras</caption>
        <thead>
          <tr>
            <th scope="col">Vad</th>
            <th scope="col">Får</th>
            <th scope="col">Nekas</th>
            <th scope="col">Assistent, med</th>
          </tr>
        </thead>
        <tbody>
          {rattigheter.map(({ vad, far, nekas, assistent }) => (
            <tr key={vad}>
              <th scope="row">{vad || 'alltid'}</th>
              <td>{far.join(', ')}</td>
              <td>
                {nekas.map(({ kod, vilka }) => (
                  <p key={kod}>
                    <code>{kod}</code>: {vilka.join(', ')}
                  </p>
                ))}
              </td>
              <td>{assistent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
