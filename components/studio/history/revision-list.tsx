'use client';

import { authorLabel } from '#components/studio/author-label.ts';
import { foldedRevisions, isFolded } from '#components/studio/history/folded-revisions.ts';
import styles from '#components/studio/history/revision-list.module.css';
import { REVISION_TYPE } from '#components/studio/labels.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Badge } from '#components/ui/badge.tsx';
import type { ListedRevision } from '#lib/contract/article.ts';

interface RevisionListProps {
  /** Newest first. */
  revisions: readonly ListedRevision[];
  currentId: string | undefined;
  publishedId: string | undefined;
  onShow: (revision: ListedRevision) => void;
}

/** The versions of one language; pressing one compares it with another. Those that Studio has saved by itself are folded away. */
export function RevisionList({ revisions, ...shown }: RevisionListProps) {
  return (
    <ol className={styles.list}>
      {foldedRevisions(revisions, shown).map((fold) => {
        const [first] = fold;
        if (first === undefined) return null;
        if (!isFolded(first, shown)) return <Version key={first.id} revision={first} {...shown} />;
        return (
          <li key={first.id}>
            <details>
              <summary className={styles.fold}>{fold.length === 1 ? '1 sparad automatiskt' : `${fold.length} sparade automatiskt`}</summary>
              <ol className={styles.list}>
                {fold.map((revision) => (
                  <Version key={revision.id} revision={revision} {...shown} />
                ))}
              </ol>
            </details>
          </li>
        );
      })}
    </ol>
  );
}

function Version({ revision, currentId, publishedId, onShow }: Omit<RevisionListProps, 'revisions'> & { revision: ListedRevision }) {
  const author = authorLabel(revision.av);
  return (
    <li key={revision.id}>
      <button type="button" className={styles.revision} aria-haspopup="dialog" onClick={() => onShow(revision)}>
        <span className={styles.top}>
          <span className={styles.number}>{revision.nr}</span>
          <span className={styles.who}>{author.namn}</span>
          <span className={styles.when}>
            <RelativeTime iso={revision.skapad} />
          </span>
        </span>
        {revision.namn !== '' && <span className={styles.name}>{revision.namn}</span>}
        {revision.kommentar !== '' && <span className={styles.comment}>{revision.kommentar}</span>}
        <span className={styles.badges}>
          {revision.id === currentId && <Badge tone="accent">Nuvarande</Badge>}
          {revision.id === publishedId && <Badge tone="success">Publicerad</Badge>}
          {revision.typ !== 'manuell' && (
            <Badge tone={revision.typ === 'tvingad' ? 'warning' : 'neutral'}>{REVISION_TYPE[revision.typ]}</Badge>
          )}
          {author.badge !== undefined && <Badge>{author.badge}</Badge>}
          {revision.godkand_av !== null && <Badge tone="success">Godkänd av {authorLabel(revision.godkand_av).namn}</Badge>}
        </span>
      </button>
    </li>
  );
}
