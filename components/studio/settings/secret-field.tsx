'use client';

import { useId } from 'react';
import styles from '#components/studio/settings/settings.module.css';
import { isKeptSecret } from '#components/studio/settings/written-settings.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';

interface SecretFieldProps {
  label: string;
  description?: string;
  fault?: string;
  /** What stands there is no password, and may be seen while it is written. */
  isAddress: boolean;
  isDisabled: boolean;
  /** Whether one is set already: what it is, nobody is shown. */
  isSet: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Something that is written and never read: that it is set is all that is shown of it, until it is to be another. */
export function SecretField({ label, description, fault, isAddress, isDisabled, isSet, value, onChange }: SecretFieldProps) {
  const labelId = useId();
  if (isKeptSecret(value)) {
    return (
      <fieldset className={styles.secret} aria-labelledby={labelId}>
        <span className={styles.secretLabel} id={labelId}>
          {label}
        </span>
        <span className={styles.secretState}>
          <Badge tone="success">Satt</Badge> Visas aldrig.
        </span>
        {!isDisabled && (
          <span className={styles.actions}>
            <Button size="small" onPress={() => onChange('')}>
              Byt eller ta bort
            </Button>
          </span>
        )}
        {fault !== undefined && <span className={styles.fault}>{fault}</span>}
      </fieldset>
    );
  }
  const told = isSet ? 'Lämna tomt för att ta bort det.' : undefined;
  return (
    <div className={styles.stack}>
      <TextField
        label={label}
        type={isAddress ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck="false"
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        {...([description, told].some((text) => text !== undefined)
          ? { description: [told, description].filter((text) => text !== undefined).join(' ') }
          : {})}
        {...(fault === undefined ? {} : { fault })}
      />
      {isSet && (
        <span className={styles.actions}>
          <Button size="small" variant="quiet" onPress={() => onChange(SECRET_SET)}>
            Behåll det som är satt
          </Button>
        </span>
      )}
    </div>
  );
}
