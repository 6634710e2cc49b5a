'use client';

import { ChevronsUpDown } from 'lucide-react';
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components';
import { classNames } from '#components/ui/class-names.ts';
import fieldStyles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { FieldNotes } from '#components/ui/field-notes.tsx';
import listStyles from '#components/ui/list-box.module.css';
import { type Option, OptionList } from '#components/ui/option-list.tsx';
import styles from '#components/ui/select.module.css';

export interface SelectProps {
  label?: string;
  'aria-label'?: string;
  description?: string;
  fault?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  /** In a bar of filters: no wider than its words. */
  compact?: boolean;
  isDisabled?: boolean;
  name?: string;
  className?: string;
}

/** One of a few known choices. */
export function Select({
  label,
  description,
  fault,
  options,
  value,
  onChange,
  placeholder = 'Välj',
  compact,
  className,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      isInvalid={fault !== undefined}
      placeholder={placeholder}
      className={classNames(fieldStyles.field, compact && styles.compact, className)}
    >
      <FieldLabel label={label} />
      <Button className={classNames(fieldStyles.input, styles.button)}>
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <ChevronsUpDown aria-hidden className={styles.chevron} />
      </Button>
      <FieldNotes description={description} fault={fault} />
      <Popover className={listStyles.popover} offset={4}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}
