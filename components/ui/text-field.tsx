'use client';

import type { Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps, Input } from 'react-aria-components';
import { classNames } from '#components/ui/class-names.ts';
import styles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { FieldNotes } from '#components/ui/field-notes.tsx';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> {
  /** Leave it out only when `aria-label` is given. */
  label?: string;
  description?: string;
  /** What is wrong with the value, in words. */
  fault?: string;
  placeholder?: string;
  /** Shows how many of so many characters are used; going over is shown, never prevented. */
  advisedLength?: number;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({ label, description, fault, placeholder, advisedLength, className, inputRef, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={rest.isInvalid ?? fault !== undefined} className={classNames(styles.field, className)}>
      <FieldLabel label={label} length={rest.value?.length} advisedLength={advisedLength} />
      <Input ref={inputRef} className={styles.input} placeholder={placeholder} />
      <FieldNotes description={description} fault={fault} />
    </AriaTextField>
  );
}
