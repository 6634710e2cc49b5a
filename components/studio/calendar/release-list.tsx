'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useCalendar } from '#components/studio/calendar/calendar-context.ts';
import styles from '#components/studio/calendar/release-list.module.css';
import { sectionColour } from '#components/studio/calendar/section-colours.ts';
import { ReleaseActions } from '#components/studio/release/release-actions.tsx';
import { ReleaseEntry } from '#components/studio/release/release-entry.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Release } from '#lib/contract/release.ts';

const AT_FIRST = 40;

interface ReleaseListProps {
  title: string;
  releaser: readonly Release[];
  onChanged: () => void;
}

/** Releases of many articles, each with who, on whose order, what and how it went, and what can be done with it. */
export function ReleaseList({ title, releaser, onChanged }: ReleaseListProps) {
  const { sektioner, jag, now } = useCalendar();
  const [shown, setShown] = useState(AT_FIRST);
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{releaser.length}</span>
      </h2>
      <ul className={styles.list}>
        {releaser.slice(0, shown).map((release) => (
          <li key={release.id} className={styles.release} style={sectionColour(sektioner, release.innehall.sektion)}>
            <ReleaseEntry
              release={release}
              now={now}
              title={
                <>
                  <Link href={`/studio/artikel/${release.innehall.id}`} className={styles.headline}>
                    {release.innehall.rubrik}
                  </Link>
                  <span className={styles.name}>{sektioner.find(({ id }) => id === release.innehall.sektion)?.namn}</span>
                </>
              }
            />
            <div className={styles.actions}>
              <ReleaseActions release={release} jag={jag} onChanged={onChanged} />
            </div>
          </li>
        ))}
      </ul>
      {releaser.length > shown && (
        <Button size="small" onPress={() => setShown(shown + AT_FIRST)}>
          Visa fler
        </Button>
      )}
    </section>
  );
}
