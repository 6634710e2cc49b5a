import styles from '#components/editor/presence/presence-line.module.css';
import { initials, people } from '#components/studio/presence/presence-words.ts';
import type { Presence } from '#lib/contract/presence.ts';

/** As many as there is room for beside the buttons. */
const MOST = 3;

/** Who else is in the article, in the letters of their names: what they do is told in words above the text. */
export function PresenceFaces({ there }: { there: readonly Presence[] }) {
  const all = people(there);
  if (all.length === 0) return null;
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all;
  return (
    <span className={styles.faces} aria-hidden title={all.map(({ av }) => av.namn).join(', ')}>
      {shown.map(({ av, skriver }) => (
        <span key={av.id} className={styles.person} data-skriver={skriver}>
          <span className={styles.initials}>{initials(av.namn)}</span>
        </span>
      ))}
      {all.length > shown.length && <span className={styles.initials}>+{all.length - shown.length}</span>}
    </span>
  );
}
