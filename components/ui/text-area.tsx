'use client';

import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { classNames } from '#components/ui/class-names.ts';
import styles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { FieldNotes } from '#components/ui/field-notes.tsx';
import type { TextFieldProps } from '#components/ui/text-field.tsx';

export interface TextAreaProps extends Omit<TextFieldProps, 'inputRef' | 'type'> {
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ label, description, fault, placeholder, advisedLength, className, rows = 3, inputRef, ...rest }: TextAreaProps) {
  return (
    <AriaTextField {...rest} isInvalid={rest.isInvalid ?? fault !== undefined} className={classNames(styles.field, className)}>
      <FieldLabel label={label} length={rest.value?.length} advisedLength={advisedLength} />
      <AriaTextArea ref={inputRef} className={classNames(styles.input, styles.area)} placeholder={placeholder} rows={rows} />
      <FieldNotes description={description} fault={fault} />
    </AriaTextField>
  );
}
