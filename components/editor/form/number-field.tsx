'use client';

import { NumberField as AriaNumberField, Input } from 'react-aria-components';
import fieldStyles from '#components/ui/field.module.css';
import { FieldLabel } from '#components/ui/field-label.tsx';
import { FieldNotes } from '#components/ui/field-notes.tsx';

interface NumberFieldProps {
  label: string;
  description?: string;
  min: number | undefined;
  max: number | undefined;
  value: unknown;
  onChange: (value: number | undefined) => void;
}

/** A number, written the Swedish way. */
export function NumberField({ label, description, min, max, value, onChange }: NumberFieldProps) {
  return (
    <AriaNumberField
      className={fieldStyles.field ?? ''}
      value={typeof value === 'number' ? value : Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? undefined : number)}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 2 }}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
    >
      <FieldLabel label={label} />
      <Input className={fieldStyles.input ?? ''} />
      <FieldNotes description={description} />
    </AriaNumberField>
  );
}
