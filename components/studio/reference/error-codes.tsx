import Link from 'next/link';
import styles from '#components/studio/reference/reference.module.css';
import { CHECKS } from '#lib/checks/catalogue.ts';
import { FAULTS } from '#lib/errors/codes.ts';

interface ListedCode {
  kod: string;
  marke: string;
  orsak: string;
  atgard: string;
}

const REFUSALS: readonly ListedCode[] = Object.entries(FAULTS)
  .map(([kod, { status, orsak, atgard }]) => ({ kod, marke: String(status), orsak, atgard }))
  .toSorted((one, other) => one.marke.localeCompare(other.marke));

const FOUND: readonly ListedCode[] = Object.entries(CHECKS).map(([kod, { niva, orsak, atgard }]) => ({
  kod,
  marke: niva === 'blockerar' ? 'stoppar' : 'varnar',
  orsak,
  atgard,
}));

/** Every code that a refusal or a check may carry, with its cause and its remedy. */
export function ErrorCodes() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.path}>
          <Link href="/studio">Studio</Link> · <Link href="/studio/referens">Referens</Link>
        </p>
        <h1>Felkoder</h1>
        <p>
          Varje post i <code>fel</code> och <code>varningar</code> har en <code>kod</code> som aldrig byter betydelse. Det som står inom
          klammer fylls i.
        </p>
      </header>
      <main className={styles.main}>
        <CodeTable heading="Avslag" about="Med den HTTP-status som hör till." column="Status" codes={REFUSALS} />
        <CodeTable
          heading="Kontroller före publicering"
          about="Stoppande fel hindrar en publicering; varningar är råd."
          column="Nivå"
          codes={FOUND}
        />
      </main>
    </div>
  );
}

interface CodeTableProps {
  heading: string;
  about: string;
  column: string;
  codes: readonly ListedCode[];
}

function CodeTable({ heading, about, column, codes }: CodeTableProps) {
  return (
    <section className={styles.group}>
      <h2>{heading}</h2>
      <p className={styles.muted}>{about}</p>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">Kod</th>
            <th scope="col">{column}</th>
            <th scope="col">Orsak och åtgärd</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ kod, marke, orsak, atgard }) => (
            <tr key={kod} id={kod}>
              <th scope="row">
                <code>{kod}</code>
              </th>
              <td>{marke}</td>
              <td>
                {orsak} <span className={styles.muted}>{atgard}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
