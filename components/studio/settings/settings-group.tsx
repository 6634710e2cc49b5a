'use client';

import Link from 'next/link';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import type { SettingGroup } from '#components/studio/settings/setting-groups.ts';
import styles from '#components/studio/settings/settings.module.css';
import { SettingsForm } from '#components/studio/settings/settings-form.tsx';
import { SettingsFrame } from '#components/studio/settings/settings-frame.tsx';
import type { SettingsRead } from '#components/studio/settings/use-settings-form.ts';
import { Banner } from '#components/ui/banner.tsx';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { Settings } from '#lib/contract/settings.ts';

/** Most groups have nothing that readers see. */
const BESIDE = new FetchedPart(async () => (await import('#components/studio/settings/site-beside.tsx')).SiteBeside);

interface SettingsGroupProps {
  group: SettingGroup;
  /** All that there are. */
  grupper: ReadonlyArray<Pick<SettingGroup, 'id' | 'namn'>>;
  read: SettingsRead;
  jag: string;
  /** Whether whoever looks may not change what stands here. */
  isReadOnly: boolean;
}

/** Those that readers read at Studio's own site. */
function languagesHere({ publicering }: Settings): readonly Language[] {
  return publicering.cms === 'wordpress' ? LANGUAGES.filter((sprak) => sprak !== 'sv') : LANGUAGES;
}

/** The page of one group of settings: what it is about, and its form. */
export function SettingsGroup({ group, grupper, read, jag, isReadOnly }: SettingsGroupProps) {
  return (
    <SettingsFrame grupper={grupper}>
      <section className={styles.group} aria-labelledby="grupp">
        <div>
          <h2 id="grupp" className={styles.heading}>
            {group.namn}
          </h2>
          <p className={styles.about}>
            {group.om} {group.state !== undefined && <Link href={group.state.href}>{group.state.namn}</Link>}
          </p>
        </div>
        {isReadOnly && (
          <Banner tone="info" title="Bara en superadministratör ändrar det här">
            <p>
              Den som bestämmer över mejlservern och inloggningen kan komma in som vem som helst. Be en superadministratör göra ändringen.
            </p>
          </Banner>
        )}
        <SettingsForm
          key={group.id}
          group={group}
          read={read}
          jag={jag}
          isReadOnly={isReadOnly}
          {...(group.isSeenByReaders === true && {
            beside: (change) => (
              <Lazily
                part={BESIDE}
                awayTitle="Förhandsvisningen kunde inte hämtas"
                away="Kontrollera din uppkoppling och försök igen. Det du har skrivit står kvar."
                height="2rem"
                given={{ change, sprak: languagesHere(read.installningar) }}
              />
            ),
          })}
        />
      </section>
    </SettingsFrame>
  );
}
