'use client';

import { RelativeTime } from '#components/studio/relative-time.tsx';
import styles from '#components/studio/settings/settings.module.css';
import type { ChangedMeanwhile } from '#components/studio/settings/told-settings.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { SettingsVersion } from '#lib/contract/settings.ts';

interface SettingsConflictProps {
  /** The version that somebody else has saved meanwhile, and all that is another than one began from. */
  senaste: SettingsVersion;
  changed: readonly ChangedMeanwhile[];
  isSaving: boolean;
  /** Saves what one has changed oneself as well. */
  onSaveMine: () => void;
  /** Gives up what one has changed. */
  onTakeTheirs: () => void;
}

/** Somebody else was first: what they changed, what of it one has changed too, and the two ways on. */
export function SettingsConflict({ senaste, changed, isSaving, onSaveMine, onTakeTheirs }: SettingsConflictProps) {
  const isCollision = changed.some(({ mine }) => mine !== undefined);
  return (
    <section className={styles.conflict} aria-label="Någon annan hann före">
      <Banner
        tone="warning"
        title={`${senaste.av.namn} ändrade inställningarna medan du skrev`}
        actions={
          <>
            <Button size="small" isPending={isSaving} onPress={onSaveMine}>
              {isCollision ? 'Spara mina i stället' : 'Spara mina också'}
            </Button>
            <Button size="small" variant="quiet" onPress={onTakeTheirs}>
              Släng mina ändringar
            </Button>
          </>
        }
      >
        Det skedde <RelativeTime iso={senaste.skapad} /> och gäller nu. Det du har skrivit är inte sparat, men står kvar här.
      </Banner>
      {changed.length > 0 && (
        <dl className={styles.changes}>
          {changed.map(({ falt, label, theirs, mine }) => (
            <div key={falt} className={styles.change}>
              <dt>{label}</dt>
              <dd>
                Nu: <strong>{theirs}</strong>
              </dd>
              {mine !== undefined && (
                <dd>
                  Du skrev: <strong>{mine}</strong>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
