'use client';

import styles from '#components/ui/color-field.module.css';
import { TextField } from '#components/ui/text-field.tsx';

interface ColorFieldProps {
  label: string;
  description?: string;
  fault?: string;
  /** #rrggbb, or empty for none. */
  value: string;
  /** Shown and chosen from where there is none. */
  standard: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
}

/** A colour, written or chosen by eye. */
export function ColorField({ standard, ...field }: ColorFieldProps) {
  const { label, value, onChange, isDisabled = false } = field;
  return (
    <div className={styles.field}>
      <TextField {...field} className={styles.written} spellCheck="false" placeholder={standard} />
      <input
        type="color"
        aria-label={`${label}: välj`}
        className={styles.chosen}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : standard}
        onChange={(event) => onChange(event.target.value)}
        disabled={isDisabled}
      />
    </div>
  );
}
