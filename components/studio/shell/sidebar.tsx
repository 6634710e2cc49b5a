'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { type Destination, destinationsFor, isWithin, RELEASES } from '#components/studio/shell/navigation.ts';
import styles from '#components/studio/shell/sidebar.module.css';
import type { Theme } from '#components/studio/shell/theme.ts';
import { UserMenu } from '#components/studio/shell/user-menu.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Actor } from '#lib/contract/actor.ts';

interface SidebarProps {
  actor: Actor;
  theme: Theme;
  pathname: string;
  /** How many releases somebody has to see to. */
  alarms: number;
}

/** The ways to every screen the actor may see. */
export function Sidebar({ actor, theme, pathname, alarms }: SidebarProps) {
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
                <Way {...destination} isHere={isWithin(pathname, destination.href)} count={destination.href === RELEASES ? alarms : 0} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <UserMenu actor={actor} initialTheme={theme} />
    </div>
  );
}

interface WayProps extends Destination {
  isHere: boolean;
  /** How many there are to see to there. */
  count: number;
}

function Way({ href, namn, Icon, isHere, count }: WayProps) {
  const name = count === 0 ? namn : `${namn}: ${count} att se över`;
  return (
    <Link href={href} title={name} className={styles.link} aria-current={isHere ? 'page' : undefined}>
      <Icon aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {namn}
      </span>
      {count > 0 && (
        <span className={styles.alarms} aria-hidden>
          {count}
        </span>
      )}
    </Link>
  );
}
