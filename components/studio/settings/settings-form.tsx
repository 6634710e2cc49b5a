'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { SettingControl } from '#components/studio/settings/setting-control.tsx';
import type { SettingGroup } from '#components/studio/settings/setting-groups.ts';
import styles from '#components/studio/settings/settings.module.css';
import { SettingsConflict } from '#components/studio/settings/settings-conflict.tsx';
import { type SettingsRead, useSettingsForm } from '#components/studio/settings/use-settings-form.ts';
import { changedWords, changeOf, isKeptSecret, isShown } from '#components/studio/settings/written-settings.ts';
import { guardUnsaved } from '#components/studio/storage/unsaved-here.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { SettingsChange } from '#lib/contract/settings.ts';

interface SettingsFormProps {
  group: SettingGroup;
  read: SettingsRead;
  /** Whose page it is. */
  jag: string;
  /** Whether nothing here may be changed by whoever looks: the page says why. */
  isReadOnly?: boolean;
  /** What the button that saves says, where it does more than that. */
  save?: string;
  /** Everything that was to be saved is. */
  onSaved?: () => void;
  /** What stands beside it, made of what is written and not saved. */
  beside?: (change: SettingsChange) => ReactNode;
}

/**
 * The settings of a group, saved as a new version of them all. What would take effect is tried first, and what that saw is told
 * here; nobody's change overwrites another's unseen.
 */
export function SettingsForm({ group, read, jag, isReadOnly = false, save = 'Spara', onSaved, beside }: SettingsFormProps) {
  const router = useRouter();
  const form = useSettingsForm(group, read, (told) => {
    showToast({ tone: 'success', text: 'Inställningarna är sparade och gäller nu.' });
    router.refresh();
    // What is told here is to be read first.
    if (told.length === 0) onSaved?.();
  });
  const { base, words, isChanged, failure, conflict, warnings, isSaving } = form;
  const element = useRef<HTMLFormElement>(null);
  const shown = group.falt.filter((field) => isShown(field, words));

  useEffect(() => {
    if (isChanged) return guardUnsaved(jag, () => true);
  }, [isChanged, jag]);

  // What is wrong may be told far above the button that was pressed.
  useEffect(() => {
    if (conflict === undefined && failure === undefined) return;
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field != null) field.focus();
    else element.current?.scrollIntoView({ block: 'nearest' });
    if (conflict !== undefined) element.current?.scrollIntoView({ block: 'start' });
  }, [conflict, failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged) form.save();
    // A step of a guide goes on, also where there was nothing to save.
    else onSaved?.();
  }

  const fields = (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate autoComplete="off" aria-label={group.namn}>
      <FailureBanner failure={failure} except={shown.flatMap(({ falt }) => form.faultPlaces(falt))} onRetry={() => form.save()} />
      {warnings.length > 0 && <Banner tone="warning" title="Sparat, men det här bör rättas" entries={warnings} />}
      {conflict !== undefined && (
        <SettingsConflict {...conflict} isSaving={isSaving} onSaveMine={form.saveMine} onTakeTheirs={form.takeTheirs} />
      )}
      {shown.map((field) => (
        <SettingControl
          key={field.falt}
          field={field}
          value={words[field.falt] ?? ''}
          onChange={(value) => form.write(field.falt, value)}
          fault={form
            .faultPlaces(field.falt)
            .map((place) => faultOf(failure, place))
            .find((fault) => fault !== undefined)}
          isReadOnly={isReadOnly}
          variable={base.miljovariabler[field.falt]}
          words={words}
          isSecretSet={isKeptSecret(form.savedWords[field.falt] ?? '')}
        />
      ))}
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            isPending={isSaving}
            isDisabled={(!isChanged && onSaved === undefined) || conflict !== undefined}
          >
            {save}
          </Button>
          {isChanged && (
            <Button variant="quiet" isDisabled={isSaving} onPress={form.undo}>
              Ångra ändringarna
            </Button>
          )}
          {isSaving && group.trial !== undefined && <span role="status">{group.trial}</span>}
        </div>
      )}
    </form>
  );
  if (beside === undefined) return fields;
  return (
    <div className={styles.withSite}>
      {fields}
      {beside(changeOf(group, changedWords(form.savedWords, words)))}
    </div>
  );
}
