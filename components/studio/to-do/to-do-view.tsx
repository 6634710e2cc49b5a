import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageHeader } from '#components/studio/page-header.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import styles from '#components/studio/to-do/to-do-view.module.css';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

export interface ToDoEntry {
  id: string;
  namn: string;
  href: string;
  /** A moment that matters: by when, or since when. */
  tid: string | null;
  badge?: { namn: string; tone: Tone };
}

export interface ToDoGroup {
  id: string;
  namn: string;
  entries: readonly ToDoEntry[];
  /** Where all of them are. */
  href: string;
}

/** What waits for somebody, the most pressing first. What waits for nobody is not shown. */
export function ToDoView({ groups, actions }: { groups: readonly ToDoGroup[]; actions: ReactNode }) {
  const filled = groups.filter(({ entries }) => entries.length > 0);
  return (
    <>
      <PageHeader title="Att göra nu" actions={actions}>
        Det som väntar på dig, med det mest brådskande först.
      </PageHeader>
      {filled.length === 0 && (
        <EmptyState title="Inget väntar på dig">
          <p>
            Det finns kanske något att ta i <Link href="/studio/ko">arbetskön</Link>.
          </p>
        </EmptyState>
      )}
      <div className={styles.groups}>
        {filled.map(({ id, namn, entries, href }) => (
          <section key={id} aria-labelledby={`grupp-${id}`}>
            <h2 id={`grupp-${id}`} className={styles.name}>
              <Link href={href}>{namn}</Link>
            </h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles.entry}>
                  <Link href={entry.href} className={styles.link}>
                    {entry.namn === '' ? 'Utan rubrik' : entry.namn}
                  </Link>
                  {entry.badge !== undefined && <Badge tone={entry.badge.tone}>{entry.badge.namn}</Badge>}
                  {entry.tid !== null && (
                    <span className={styles.time}>
                      <RelativeTime iso={entry.tid} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
