'use client';

import { Eye } from 'lucide-react';
import styles from '#components/editor/header/release-line.module.css';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { factsInWords } from '#components/studio/release/facts-in-words.ts';
import type { Section } from '#lib/contract/section.ts';

/** What readers still see of the article that has been changed since: out only when the language is published again. */
export function UnreleasedFacts({ sektioner }: { sektioner: readonly Section[] }) {
  const item = useSessionState((state) => state.item);
  const behind = Object.values(item.sprak).filter(({ ej_slappt }) => ej_slappt.length > 0);
  if (behind.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="Ändrat men inte publicerat">
      {behind.map(({ sprak, ej_slappt, lasarna_ser }) => (
        <li key={sprak} className={styles.line}>
          <Eye aria-hidden />
          <div className={styles.words} role="status">
            <strong>{LANGUAGE_NAME[sprak]}.</strong> Läsarna ser fortfarande:{' '}
            {factsInWords({ sprak, falt: ej_slappt, fakta: lasarna_ser }, sektioner).join('; ')}. Ändringen syns när språket publiceras
            igen.
          </div>
        </li>
      ))}
    </ul>
  );
}
