import { changeGroups } from '#components/studio/handbook/change-groups.ts';
import styles from '#components/studio/handbook/handbook-changes.module.css';
import { DiffText } from '#components/studio/history/diff-text.tsx';
import { wordDiff } from '#lib/content/word-diff.ts';

/** What differs between two texts, change by change; the rest is left out. */
export function HandbookChanges({ from, to }: { from: string; to: string }) {
  const groups = changeGroups(wordDiff(from, to));
  if (groups.length === 0) return <p>Texterna är lika.</p>;
  let offset = 0;
  return (
    <>
      <p className={styles.legend}>
        <del>Struket</del> har tagits bort, <ins>understruket</ins> har lagts till.
      </p>
      <ol className={styles.changes}>
        {groups.map((group) => {
          const key = offset;
          offset += group.reduce((sum, { text }) => sum + text.length, 1);
          return (
            <li key={key}>
              <DiffText parts={group} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
