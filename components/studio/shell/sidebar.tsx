'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { type Destination, destinationsFor, INBOX, isWithin, RELEASES } from '#components/studio/shell/navigation.ts';
import styles from '#components/studio/shell/sidebar.module.css';
import type { Theme } from '#components/studio/shell/theme.ts';
import { UserMenu } from '#components/studio/shell/user-menu.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Actor } from '#lib/contract/actor.ts';

interface SidebarProps {
  actor: Actor;
  theme: Theme;
  pathname: string;
  /** How many releases somebody has to see to, and how much of their inbox they have not read. */
  alarms: number;
  unread: number;
}

/** The ways to every screen the actor may see. */
export function Sidebar({ actor, theme, pathname, alarms, unread }: SidebarProps) {
  const marks: Readonly<Record<string, Mark>> = {
    [RELEASES]: { count: alarms, words: 'att se över', isUrgent: true },
    [INBOX]: { count: unread, words: unread === 1 ? 'oläst' : 'olästa', isUrgent: false },
  };
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is changes with the address
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  return (
    <div className={styles.sidebar}>
      <Link href="/studio" className={styles.brand} title="Studio">
        <span className={styles.mark} aria-hidden>
          S
        </span>
        <span className={styles.name}>Studio</span>
      </Link>
      <nav ref={nav} aria-label="Huvudmeny" className={styles.nav}>
        {destinationsFor(actor).map(({ namn, destinations }) => (
          <ul key={namn ?? ''} className={styles.group} aria-label={namn}>
            {namn !== undefined && (
              <li className={styles.heading} aria-hidden>
                {namn}
              </li>
            )}
            {destinations.map((destination) => (
              <li key={destination.href}>
                <Way {...destination} isHere={isWithin(pathname, destination.href)} mark={marks[destination.href]} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <UserMenu actor={actor} initialTheme={theme} />
    </div>
  );
}

/** How many there are of what is told there. */
interface Mark {
  count: number;
  words: string;
  isUrgent: boolean;
}

interface WayProps extends Destination {
  isHere: boolean;
  mark: Mark | undefined;
}

function Way({ href, namn, Icon, isHere, mark }: WayProps) {
  const isMarked = mark !== undefined && mark.count > 0;
  const name = isMarked ? `${namn}: ${mark.count} ${mark.words}` : namn;
  return (
    <Link href={href} title={name} className={styles.link} aria-current={isHere ? 'page' : undefined}>
      <Icon aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {namn}
      </span>
      {isMarked && (
        <span className={styles.alarms} data-urgent={mark.isUrgent || undefined} aria-hidden>
          {mark.count}
        </span>
      )}
    </Link>
  );
}
