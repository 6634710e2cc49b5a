'use client';

import { Check, ChevronsUpDown, CircleUser, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { roleName } from '#components/studio/labels.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { signOut } from '#components/studio/shell/sign-out.ts';
import { applyTheme, THEMES, type Theme } from '#components/studio/shell/theme.ts';
import type { UnsavedWork } from '#components/studio/shell/unsaved-work.ts';
import styles from '#components/studio/shell/user-menu.module.css';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Actor } from '#lib/contract/actor.ts';

const SignOutDialog = lazyDialog(async () => (await import('#components/studio/shell/sign-out-dialog.tsx')).SignOutDialog);

const THEME_LABEL = {
  system: { namn: 'Tema som systemet', Icon: Monitor },
  ljust: { namn: 'Ljust tema', Icon: Sun },
  morkt: { namn: 'Mörkt tema', Icon: Moon },
} as const satisfies Record<Theme, unknown>;

const STAYS_LOGGED_IN = { tone: 'fault', text: 'Du är kvar inloggad: Studio svarar inte. Försök igen om en stund.' } as const;

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.at(0) ?? '').join('');
}

/** Who is signed in, how they come in, the theme, and the way out. */
export function UserMenu({ actor, initialTheme }: { actor: Actor; initialTheme: Theme }) {
  const [theme, setTheme] = useState(initialTheme);
  const [works, setWorks] = useState<UnsavedWork[]>([]);
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      // No answer came, or one that says that the session goes on.
      showToast(STAYS_LOGGED_IN);
      setLeaving(false);
    }
  }

  async function askToLeave() {
    let unsaved: UnsavedWork[];
    try {
      // Fetched when it is asked for: it knows how every kind of draft is kept, which no page needs to be shown.
      const { unsavedWork } = await import('#components/studio/shell/unsaved-work.ts');
      unsaved = unsavedWork(actor.id);
    } catch {
      showToast(STAYS_LOGGED_IN);
      return;
    }
    setWorks(unsaved);
    if (unsaved.length === 0) void leave();
  }

  return (
    <>
      <Menu
        label="Ditt konto"
        placement="top start"
        trigger={
          <AriaButton className={styles.trigger}>
            {/* Drawn, not written: they are the name once more. */}
            <span className={styles.initials} data-initials={initials(actor.namn)} aria-hidden />
            <VisuallyHidden>Ditt konto: </VisuallyHidden>
            <span className={styles.words}>
              <span className={styles.name}>{actor.namn}</span> <span className={styles.role}>{roleName(actor)}</span>
            </span>
            <ChevronsUpDown aria-hidden className={styles.chevron} />
          </AriaButton>
        }
      >
        <MenuItem icon={<CircleUser aria-hidden />} href="/studio/konto">
          Mitt konto
        </MenuItem>
        <MenuDivider />
        {THEMES.map((choice) => {
          const { namn, Icon } = THEME_LABEL[choice];
          return (
            <MenuItem
              key={choice}
              icon={choice === theme ? <Check aria-hidden /> : <Icon aria-hidden />}
              onAction={() => {
                setTheme(choice);
                applyTheme(choice);
              }}
            >
              {choice === theme ? `${namn} (valt)` : namn}
            </MenuItem>
          );
        })}
        <MenuDivider />
        <MenuItem icon={<LogOut aria-hidden />} onAction={askToLeave}>
          Logga ut
        </MenuItem>
      </Menu>
      {works.length > 0 && <SignOutDialog works={works} isLeaving={isLeaving} onLeave={leave} onClose={() => setWorks([])} />}
    </>
  );
}
