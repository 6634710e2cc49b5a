'use client';

import type { z } from 'zod';
import { type FieldKind, fieldKind, fieldLabel, groupSchema } from '#components/editor/form/field-kind.ts';
import styles from '#components/editor/form/form.module.css';
import { FormFieldContext, type FormFieldProps } from '#components/editor/form/form-field-context.ts';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { ListField } from '#components/editor/form/list-field.tsx';
import { NumberField } from '#components/editor/form/number-field.tsx';
import { TallyField } from '#components/editor/form/tally-field.tsx';
import { asValues, type Values } from '#components/editor/form/values.ts';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { fieldMeta } from '#lib/blocks/field.ts';

/** One field of a block's form, made from its schema. A value of another kind than the schema's is shown as text or left alone. */
function FormField(props: FormFieldProps) {
  const Field = FIELDS[fieldKind(props.schema)];
  return Field === undefined ? null : <Field {...props} />;
}

const FIELDS: Partial<Record<FieldKind, (props: FormFieldProps) => React.ReactNode>> = {
  text: TextLine,
  lines: TextLines,
  number: NumberLine,
  choice: Choice,
  flag: Flag,
  list: ListField,
  group: Group,
  tally: TallyField,
};

/** What every kind of field says of itself. */
function words({ name, schema, label }: FormFieldProps) {
  const meta = fieldMeta(schema);
  return {
    label: label ?? fieldLabel(name, schema),
    ...(label === undefined && meta !== undefined ? { description: meta.description } : {}),
  };
}

/** A length above which a text is long, for texts that have one. */
function advised({ schema }: FormFieldProps) {
  const max = fieldMeta(schema)?.max;
  return max === undefined ? {} : { advisedLength: max };
}

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function TextLine(props: FormFieldProps) {
  return (
    <TextField
      {...words(props)}
      {...advised(props)}
      value={asText(props.value)}
      onChange={props.onChange}
      autoFocus={props.autoFocus ?? false}
    />
  );
}

function TextLines(props: FormFieldProps) {
  return (
    <TextArea
      {...words(props)}
      {...advised(props)}
      value={asText(props.value)}
      onChange={props.onChange}
      autoFocus={props.autoFocus ?? false}
      rows={3}
    />
  );
}

function NumberLine(props: FormFieldProps) {
  const { min, max } = fieldMeta(props.schema) ?? {};
  return <NumberField {...words(props)} min={min} max={max} value={props.value} onChange={props.onChange} />;
}

function Choice(props: FormFieldProps) {
  const values = fieldMeta(props.schema)?.varden ?? [];
  const options = [{ id: '', namn: 'Inget valt' }, ...values.map((value) => ({ id: String(value), namn: choiceName(value) }))];
  return (
    <Select
      {...words(props)}
      options={options}
      value={props.value === undefined ? '' : String(props.value)}
      onChange={(chosen) => props.onChange(values.find((value) => String(value) === chosen))}
    />
  );
}

function choiceName(value: string | number): string {
  const name = String(value);
  return name.charAt(0).toLocaleUpperCase('sv') + name.slice(1);
}

function Flag(props: FormFieldProps) {
  const { label, ...rest } = words(props);
  return (
    <Switch {...rest} isSelected={props.value === true} onChange={(isOn) => props.onChange(isOn ? true : undefined)}>
      {label}
    </Switch>
  );
}

function Group(props: FormFieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words(props).label}</legend>
      <GroupFields schema={groupSchema(props.schema)} value={asValues(props.value)} onChange={props.onChange} />
    </fieldset>
  );
}

interface BlockFieldsProps {
  schema: z.ZodObject;
  value: Values;
  onChange: (value: Values) => void;
}

/** The whole form of a block. */
export function BlockFields(props: BlockFieldsProps) {
  return (
    <FormFieldContext value={FormField}>
      <GroupFields {...props} />
    </FormFieldContext>
  );
}
