'use client';

import { ChevronDown } from 'lucide-react';
import { ComboBox as AriaComboBox, Button, Group, Input, Popover } from 'react-aria-components';
import { classNames } from '#components/ui/class-names.ts';
import styles from '#components/ui/combo-box.module.css';
import fieldStyles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { FieldNotes } from '#components/ui/field-notes.tsx';
import listStyles from '#components/ui/list-box.module.css';
import { type Option, OptionList } from '#components/ui/option-list.tsx';

export interface ComboBoxProps {
  label?: string;
  'aria-label'?: string;
  description?: string;
  fault?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
}

/** One of many known choices: the writer types, the list narrows. */
export function ComboBox({ label, description, fault, options, value, onChange, placeholder, className, ...rest }: ComboBoxProps) {
  return (
    <AriaComboBox
      {...rest}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      defaultItems={options}
      menuTrigger="focus"
      isInvalid={fault !== undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldLabel label={label} />
      <Group className={classNames(fieldStyles.input, styles.group)}>
        <Input className={styles.input} placeholder={placeholder} />
        <Button className={styles.button}>
          <ChevronDown aria-hidden />
        </Button>
      </Group>
      <FieldNotes description={description} fault={fault} />
      <Popover className={listStyles.popover} offset={4}>
        <OptionList options={options} />
      </Popover>
    </AriaComboBox>
  );
}
