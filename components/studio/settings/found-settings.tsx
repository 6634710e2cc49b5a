'use client';

import Link from 'next/link';
import { findSettings } from '#components/studio/settings/find-settings.ts';
import styles from '#components/studio/settings/settings.module.css';

/** The settings that somebody looks for, each with the way to it. */
export function FoundSettings({ sought, onLeave }: { sought: string; onLeave: () => void }) {
  const found = findSettings(sought);
  if (found.length === 0) {
    return (
      <p role="status" className={styles.about}>
        Ingen inställning passar ”{sought.trim()}”. Prova ett annat ord, eller bara början av det.
      </p>
    );
  }
  return (
    <ul className={styles.found} aria-label="Inställningar som passar sökningen">
      {found.map(({ field, group }) => (
        <li key={field.falt}>
          <Link href={`/studio/installningar/${group.id}#${field.falt}`} className={styles.hit} onClick={onLeave}>
            <span className={styles.hitName}>{field.label}</span> <span className={styles.hitGroup}>{group.namn}</span>
            {field.description !== undefined && <span className={styles.hitAbout}>{field.description}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
