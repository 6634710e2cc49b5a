'use client';

import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import fieldStyles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { FieldNotes } from '#components/ui/field-notes.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import styles from '#components/ui/radio-group.module.css';

export interface RadioGroupProps {
  label: string;
  description?: string;
  fault?: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
}

/** One of a few choices, all of them in sight with what they mean. */
export function RadioGroup({ label, description, fault, options, ...rest }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...rest} isInvalid={fault !== undefined} className={fieldStyles.field}>
      <FieldLabel label={label} />
      <div className={styles.options}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} isDisabled={option.isDisabled} className={styles.radio}>
            <span className={styles.dot} aria-hidden />
            <span className={styles.text}>
              {option.namn}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} fault={fault} />
    </AriaRadioGroup>
  );
}
