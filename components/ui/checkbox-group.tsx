'use client';

import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { Checkbox } from '#components/ui/checkbox.tsx';
import styles from '#components/ui/checkbox-group.module.css';
import { classNames } from '#components/ui/class-names.ts';
import fieldStyles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { FieldNotes } from '#components/ui/field-notes.tsx';
import type { Option } from '#components/ui/option-list.tsx';

export interface CheckboxGroupProps {
  label: string;
  description?: string;
  fault?: string;
  options: readonly Option[];
  value: string[];
  onChange: (value: string[]) => void;
  isDisabled?: boolean;
}

/** Any number of a few known choices. */
export function CheckboxGroup({ label, description, fault, options, ...rest }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...rest} isInvalid={fault !== undefined} className={fieldStyles.field}>
      <FieldLabel label={label} />
      <div className={classNames(styles.options, options.some(({ hint }) => hint !== undefined) && styles.explained)}>
        {options.map((option) => (
          <Checkbox key={option.id} value={option.id} description={option.hint} isDisabled={option.isDisabled}>
            {option.namn}
          </Checkbox>
        ))}
      </div>
      <FieldNotes description={description} fault={fault} />
    </AriaCheckboxGroup>
  );
}
