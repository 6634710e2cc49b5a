import styles from '#components/studio/newsroom-archive/archive-report.module.css';
import service from '#components/studio/service-page.module.css';
import { longMoment } from '#components/studio/swedish-time.ts';
import { ARCHIVED_NAMES, archivedCounts } from '#lib/content/archived-kinds.ts';
import { ARCHIVED_KINDS } from '#lib/contract/closed/newsroom-archive.ts';
import type { NewsroomReport } from '#lib/contract/newsroom-archive.ts';

/** What there is in an archive, what becomes of it, and what somebody has to look at. */
export function ArchiveReport({ report: { arkiv, antal, bilder_utan_fil, se_over, fler } }: { report: NewsroomReport }) {
  const kinds = ARCHIVED_KINDS.flatMap((slag) => {
    const counts = archivedCounts(antal[slag]);
    return counts === '' ? [] : [{ slag, counts }];
  });
  return (
    <div className={styles.report}>
      <dl className={service.facts}>
        <dt>Redaktion</dt>
        <dd>{arkiv.webbplats}</dd>
        <dt>Uttagen</dt>
        <dd>
          {longMoment(arkiv.skapad)}, ur Studio {arkiv.studio}
        </dd>
        {kinds.map(({ slag, counts }) => (
          <div key={slag} className={styles.row}>
            <dt>{ARCHIVED_NAMES[slag]}</dt>
            <dd>{counts}</dd>
          </div>
        ))}
        {bilder_utan_fil > 0 && (
          <>
            <dt>Bilder utan fil</dt>
            <dd>{bilder_utan_fil} saknade sin fil när arkivet togs ut</dd>
          </>
        )}
      </dl>
      {se_over.length > 0 && (
        <section>
          <h3 className={styles.heading}>Att se över</h3>
          <ul className={styles.list}>
            {se_over.map(({ slag, id, namn, orsak, atgard }) => (
              <li key={`${slag} ${id} ${orsak}`}>
                <strong>
                  {ARCHIVED_NAMES[slag]}: {namn}
                </strong>{' '}
                {orsak} {atgard}
              </li>
            ))}
          </ul>
          {fler > 0 && <p>Och {fler} till.</p>}
        </section>
      )}
    </div>
  );
}
