'use client';

import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components';
import { classNames } from '#components/ui/class-names.ts';
import fieldStyles from '#components/ui/field.module.css';
import { Kbd } from '#components/ui/kbd.tsx';
import styles from '#components/ui/search-field.module.css';
import { useHydrated } from '#components/ui/use-hydrated.ts';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** The key that brings the writer here, shown while the field is empty. */
  shortcut?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A search field; Escape empties it. */
export function SearchField({ label, placeholder, value, onChange, shortcut, inputRef }: SearchFieldProps) {
  const isHydrated = useHydrated();
  return (
    <AriaSearchField aria-label={label} value={value} onChange={onChange} isReadOnly={!isHydrated} className={styles.field}>
      <Search aria-hidden className={styles.icon} />
      <Input ref={inputRef} placeholder={placeholder} className={classNames(fieldStyles.input, styles.input)} />
      {value === '' ? (
        shortcut !== undefined && (
          <span className={styles.shortcut} aria-hidden>
            <Kbd keys={[shortcut]} />
          </span>
        )
      ) : (
        <Button className={styles.clear} aria-label="Töm sökningen">
          <X aria-hidden />
        </Button>
      )}
    </AriaSearchField>
  );
}
