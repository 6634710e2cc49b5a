import styles from '#components/studio/history/revision-list.module.css';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Badge } from '#components/ui/badge.tsx';
import type { HandbookHead } from '#lib/contract/handbook.ts';

interface HandbookVersionListProps {
  versions: readonly HandbookHead[];
  currentNr: number;
  shownNr: number | undefined;
  onShow: (version: HandbookHead) => void;
}

/** The versions by number; pressing one compares it with the present. */
export function HandbookVersionList({ versions, currentNr, shownNr, onShow }: HandbookVersionListProps) {
  return (
    <ol className={styles.list}>
      {versions.map((version) => (
        <li key={version.nr}>
          <button
            type="button"
            className={styles.revision}
            aria-pressed={version.nr === shownNr}
            disabled={version.nr === currentNr}
            onClick={() => onShow(version)}
          >
            <span className={styles.top}>
              <span className={styles.number}>{version.nr}</span>
              <span className={styles.who}>{version.av?.namn ?? 'Studio'}</span>
              {version.skapad !== null && (
                <span className={styles.when}>
                  <RelativeTime iso={version.skapad} />
                </span>
              )}
            </span>
            {version.kommentar !== '' && <span className={styles.comment}>{version.kommentar}</span>}
            <span className={styles.badges}>
              {version.nr === currentNr && <Badge tone="accent">Nuvarande</Badge>}
              {version.aterstalld !== null && <Badge>Återställd från {version.aterstalld}</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
