'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { PageHeader } from '#components/studio/page-header.tsx';
import { findSettings } from '#components/studio/settings/find-settings.ts';
import { SETTING_GROUPS } from '#components/studio/settings/setting-groups.ts';
import styles from '#components/studio/settings/settings.module.css';
import { useHotkey } from '#components/studio/use-hotkey.ts';
import { SearchField } from '#components/ui/search-field.tsx';

const PAGES = [
  ...SETTING_GROUPS.map(({ id, namn }) => ({ href: `/studio/installningar/${id}`, namn })),
  { href: '/studio/installningar/versioner', namn: 'Versioner' },
];

/** What all pages of settings stand in: the way to each of them, and a search over them all. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [sought, setSought] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useHotkey('/', () => input.current?.focus());
  const isSearching = sought.trim() !== '';
  return (
    <>
      <PageHeader title="Inställningar">Det som redaktionen bestämmer om sig själv. En ändring gäller genast, utan omstart.</PageHeader>
      <div className={styles.search}>
        <SearchField
          label="Sök bland inställningarna"
          placeholder="Sök bland inställningarna"
          value={sought}
          onChange={setSought}
          shortcut="/"
          inputRef={input}
        />
      </div>
      <nav aria-label="Inställningar" className={styles.pages}>
        {PAGES.map(({ href, namn }) => (
          <Link key={href} href={href} className={styles.page} aria-current={pathname === href ? 'page' : undefined}>
            {namn}
          </Link>
        ))}
      </nav>
      {isSearching ? <Found sought={sought} onLeave={() => setSought('')} /> : children}
    </>
  );
}

function Found({ sought, onLeave }: { sought: string; onLeave: () => void }) {
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
