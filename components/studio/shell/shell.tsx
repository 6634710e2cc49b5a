'use client';

import { Menu as MenuIcon, X } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useUnreadCount } from '#components/studio/inbox/use-unread-count.ts';
import { PaletteKeys } from '#components/studio/palette/palette-keys.tsx';
import { useAlarmCount } from '#components/studio/release/use-alarm-count.ts';
import styles from '#components/studio/shell/shell.module.css';
import { Sidebar } from '#components/studio/shell/sidebar.tsx';
import type { Theme } from '#components/studio/shell/theme.ts';
import { useFreshOnReturn } from '#components/studio/shell/use-fresh-on-return.ts';
import { useOnline } from '#components/studio/shell/use-online.ts';
import { useOwnBrowser } from '#components/studio/shell/use-own-browser.ts';
import { Banner } from '#components/ui/banner.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import { pageIsOpenedBy } from '#lib/transports/client/page-person.ts';

interface ShellProps {
  actor: Actor;
  /** Nothing that is released becomes public. */
  isTestMode: boolean;
  theme: Theme;
  children: ReactNode;
}

/**
 * The frame around every screen. The sidebar is a rail of icons on middle-sized screens and beside an article, which
 * needs the width, and a drawer on a phone.
 */
export function Shell({ actor, isTestMode, theme, children }: ShellProps) {
  const pathname = usePathname();
  // Before anything on the page asks, be it by an effect of what stands in it.
  pageIsOpenedBy(actor.id);
  const isOnline = useOnline();
  useFreshOnReturn();
  useOwnBrowser(actor.id);
  const alarms = useAlarmCount(actor);
  const unread = useUnreadCount();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isEditing = pathname.startsWith('/studio/artikel/');

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname]);

  return (
    <div className={styles.shell} data-editing={isEditing || undefined}>
      <a href="#innehall" className={styles.skip}>
        Hoppa till innehållet
      </a>
      <header className={styles.side} data-sidebar data-rail={isEditing || undefined}>
        <Sidebar actor={actor} theme={theme} pathname={pathname} alarms={alarms} unread={unread} />
      </header>
      <header className={styles.top}>
        <IconButton label="Öppna menyn" onPress={() => setDrawerOpen(true)}>
          <MenuIcon aria-hidden />
        </IconButton>
        <Link href="/studio" className={styles.brand}>
          Studio
        </Link>
      </header>
      <ModalOverlay isDismissable isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} className={styles.scrim}>
        <Modal className={styles.drawer}>
          <Dialog aria-label="Meny" className={styles.drawerContent}>
            <div className={styles.close}>
              <IconButton label="Stäng menyn" onPress={() => setDrawerOpen(false)}>
                <X aria-hidden />
              </IconButton>
            </div>
            <Sidebar actor={actor} theme={theme} pathname={pathname} alarms={alarms} unread={unread} />
          </Dialog>
        </Modal>
      </ModalOverlay>
      <main id="innehall" className={styles.main} tabIndex={-1}>
        {isTestMode && (
          <div className={styles.notice} data-notice>
            <Banner tone="info" title="Testläge: inget blir publikt." />
          </div>
        )}
        {!isOnline && (
          <div className={styles.notice} data-notice>
            <Banner tone="warning" title="Du är offline">
              Det du ser kan vara gammalt, och inget kan sparas förrän nätet är tillbaka.
            </Banner>
          </div>
        )}
        <div className={styles.content}>{children}</div>
      </main>
      <PaletteKeys actor={actor} />
    </div>
  );
}
