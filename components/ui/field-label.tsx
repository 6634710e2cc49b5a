'use client';

import { Label } from 'react-aria-components';
import styles from '#components/ui/field.module.css';

interface FieldLabelProps {
  label: string | undefined;
  length?: number | undefined;
  advisedLength?: number | undefined;
}

/** The name of a field, with a count of characters beside it when a length is advised. */
export function FieldLabel({ label, length, advisedLength }: FieldLabelProps) {
  if (label === undefined && advisedLength === undefined) return null;
  return (
    <div className={styles.label}>
      {label !== undefined && <Label>{label}</Label>}
      {advisedLength !== undefined && (
        <span className={styles.counter} data-over={(length ?? 0) > advisedLength || undefined}>
          {length ?? 0}/{advisedLength}
        </span>
      )}
    </div>
  );
}
