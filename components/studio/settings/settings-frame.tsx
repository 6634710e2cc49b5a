'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import type { SettingGroup } from '#components/studio/settings/setting-groups.ts';
import styles from '#components/studio/settings/settings.module.css';
import { useHotkey } from '#components/studio/use-hotkey.ts';
import { SearchField } from '#components/ui/search-field.tsx';

/** All settings are looked through when somebody looks for one: a page of them has those of its own group. */
const FOUND = new FetchedPart(async () => (await import('#components/studio/settings/found-settings.tsx')).FoundSettings);

interface SettingsFrameProps {
  /** The groups that there are. */
  grupper: ReadonlyArray<Pick<SettingGroup, 'id' | 'namn'>>;
  children: ReactNode;
}

/** What all pages of settings stand in: the way to each of them, and a search over them all. */
export function SettingsFrame({ grupper, children }: SettingsFrameProps) {
  const pathname = usePathname();
  const pages = [
    ...grupper.map(({ id, namn }) => ({ href: `/studio/installningar/${id}`, namn })),
    { href: '/studio/installningar/versioner', namn: 'Versioner' },
  ];
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
        {pages.map(({ href, namn }) => (
          <Link key={href} href={href} className={styles.page} aria-current={pathname === href ? 'page' : undefined}>
            {namn}
          </Link>
        ))}
      </nav>
      {isSearching ? (
        <Lazily
          part={FOUND}
          awayTitle="Inställningarna kunde inte sökas igenom"
          away="Kontrollera din uppkoppling och försök igen."
          given={{ sought, onLeave: () => setSought('') }}
        />
      ) : (
        children
      )}
    </>
  );
}
