'use client';

import { type FormEvent, useId, useState } from 'react';
import styles from '#components/studio/live/composer.module.css';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import fieldStyles from '#components/ui/field.module.css';

interface AddressFormProps {
  label: string;
  /** The verb on the button. */
  confirm: string;
  /** The address as it is to be used, or why it cannot be. */
  read: (typed: string) => { href: string } | { fault: string };
  onDone: (href: string) => void;
  onClose: () => void;
}

/** Asks for an address, in a line of its own within the composer. */
export function AddressForm({ label, confirm, read, onDone, onClose }: AddressFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const faultId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = read(typed);
    if ('fault' in address) setFault(address.fault);
    else onDone(address.href);
  }

  return (
    <form onSubmit={submit} className={styles.address} noValidate>
      <input
        // The form is opened in order to write in it.
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus
        type="url"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={faultId}
        placeholder="https://"
        className={classNames(fieldStyles.input, styles.addressField)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      />
      <Button type="submit">{confirm}</Button>
      <Button variant="quiet" onPress={onClose}>
        Avbryt
      </Button>
      <p id={faultId} className={styles.fault} aria-live="polite">
        {fault}
      </p>
    </form>
  );
}
