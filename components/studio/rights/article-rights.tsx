import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/rights/rights-view.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';

/** Why somebody may publish an article, or may not. */
export interface ArticleAnswer {
  id: string;
  rubrik: string;
  sprak: readonly LanguageAnswer[];
}

interface LanguageAnswer {
  sprak: Language;
  /** Rights that are missing. */
  rattigheter: readonly FaultEntry[];
  /** Faults that would stop it, whoever published. */
  fel: readonly FaultEntry[];
}

/** So many faults are told here; all of them stand in the article. */
const SHOWN = 3;

/** The answer to «why may I not publish this?», language by language: the right first, then what the check has against it. */
export function ArticleRights({ artikel: { id, rubrik, sprak } }: { artikel: ArticleAnswer }) {
  return (
    <section className={styles.section} aria-labelledby="artikel">
      <h2 id="artikel" className={styles.heading}>
        Får du publicera ”{rubrik}”?
      </h2>
      {sprak.map((answer) => (
        <LanguageRights key={answer.sprak} {...answer} />
      ))}
      <div>
        <ButtonLink href={`/studio/artikel/${id}`}>Tillbaka till artikeln</ButtonLink>
      </div>
    </section>
  );
}

function LanguageRights({ sprak, rattigheter, fel }: LanguageAnswer) {
  const namn = LANGUAGE_NAME[sprak];
  const stopped = fel.length > 0 && (
    <Banner tone="info" title={`${namn}: kontrollen stoppar, vem som än publicerar`} entries={fel.slice(0, SHOWN)}>
      {fel.length > SHOWN && (
        <p>
          De första {SHOWN} av {fel.length} fel. Alla står i artikelns kontroll.
        </p>
      )}
    </Banner>
  );
  if (rattigheter.length > 0) {
    return (
      <>
        <Banner tone="warning" title={`${namn}: nej`} entries={rattigheter} />
        {stopped}
      </>
    );
  }
  if (stopped !== false) return stopped;
  return (
    <Banner tone="success" title={`${namn}: ja`}>
      Du har rätt att publicera, och kontrollen hittar inget som stoppar.
    </Banner>
  );
}
