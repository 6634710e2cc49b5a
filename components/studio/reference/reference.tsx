import Link from 'next/link';
import { FieldTable } from '#components/studio/reference/field-table.tsx';
import { OperationDetails } from '#components/studio/reference/operation-details.tsx';
import styles from '#components/studio/reference/reference.module.css';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';
import { matching, operationGroups, partEntries } from '#lib/transports/openapi/reference-model.ts';

interface ReferenceProps {
  document: OpenApiDocument;
  /** What is looked for; empty for everything. */
  sok: string;
}

/** So few that they are shown open. */
const FEW = 3;

/** Every operation of the service, for whoever writes a client: made of the OpenAPI document, readable without script. */
export function Reference({ document, sok }: ReferenceProps) {
  const groups = matching(operationGroups(document), sok);
  const found = groups.reduce((sum, { poster }) => sum + poster.length, 0);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.path}>
          <Link href="/studio">Studio</Link> · <Link href="/studio/referens/felkoder">Felkoder</Link> ·{' '}
          <a href="/studio/api/openapi.json">OpenAPI 3.1</a> · <a href="/studio/api/openapi-atgarder.json">29 åtgärder</a>
        </p>
        <h1>Referens</h1>
        {document.info.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{withCode(paragraph)}</p>
        ))}
        <search>
          <form action="/studio/referens" className={styles.search}>
            <label htmlFor="sok">Sök operation, fält eller felkod</label>
            <input id="sok" name="sok" type="search" defaultValue={sok} />
            <button type="submit">Sök</button>
          </form>
        </search>
      </header>
      <div className={styles.columns}>
        <nav aria-label="Operationer" className={styles.contents}>
          {groups.map(({ namn, poster }) => (
            <section key={namn}>
              <h2>{namn}</h2>
              <ul>
                {poster.map((entry) => (
                  <li key={entry.namn}>
                    <a href={`#${entry.namn}`}>{entry.namn}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <main className={styles.main}>
          {sok !== '' && (
            <p role="status">
              {found === 0 ? `Ingen operation har med ${sok} att göra.` : `${found} ${found === 1 ? 'operation' : 'operationer'}.`}{' '}
              <Link href="/studio/referens">Visa alla</Link>
            </p>
          )}
          {groups.map(({ namn, beskrivning, poster }) => (
            <section key={namn} className={styles.group}>
              <h2>{namn}</h2>
              <p className={styles.muted}>{beskrivning}</p>
              {poster.map((entry) => (
                <OperationDetails key={entry.namn} entry={entry} isOpen={found <= FEW} />
              ))}
            </section>
          ))}
          {sok === '' && (
            <section className={styles.group}>
              <h2>Delar</h2>
              <p className={styles.muted}>Det som operationerna tar emot och svarar med.</p>
              {partEntries(document).map(({ namn, beskrivning, falt, varden }) => (
                <details key={namn} className={styles.entry}>
                  <summary>
                    <h3>{namn}</h3>
                    <span className={styles.title}>{beskrivning}</span>
                  </summary>
                  <div id={`del-${namn}`} className={styles.body}>
                    {falt.length > 0 && <FieldTable fields={falt} caption={`Fälten i ${namn}`} />}
                    {varden.length > 0 && <p className={styles.codes}>{varden.join(', ')}</p>}
                  </div>
                </details>
              ))}
            </section>
          )}
        </main>
      </div>
    </div>
  );
}

/** What stands between backquotes is code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
