'use client';

import Link from 'next/link';
import { destinationsFor, isWithin, RELEASES } from '#components/studio/shell/navigation.ts';
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
  return (
    <div className={styles.sidebar}>
      <Link href="/studio" className={styles.brand} title="Studio">
        <span className={styles.mark} aria-hidden>
          S
        </span>
        <span className={styles.name}>Studio</span>
      </Link>
      <nav aria-label="Huvudmeny" className={styles.nav}>
        {destinationsFor(actor).map(({ href, namn, Icon }) => {
          const count = href === RELEASES ? alarms : 0;
          const name = count === 0 ? namn : `${namn}: ${count} att se över`;
          return (
            <Link key={href} href={href} title={name} className={styles.link} aria-current={isWithin(pathname, href) ? 'page' : undefined}>
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
        })}
      </nav>
      <UserMenu actor={actor} initialTheme={theme} />
    </div>
  );
}
