'use client';

import type { ReactNode } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { type FieldKind, fieldKind, fieldLabel, groupSchema } from '#components/editor/form/field-kind.ts';
import styles from '#components/editor/form/form.module.css';
import { FormFieldContext, type FormFieldProps } from '#components/editor/form/form-field-context.ts';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { LazyDateField } from '#components/editor/form/lazy-date-field.tsx';
import { ListField } from '#components/editor/form/list-field.tsx';
import { NumberField } from '#components/editor/form/number-field.tsx';
import { PictureGroup } from '#components/editor/form/picture-group.tsx';
import { TallyField } from '#components/editor/form/tally-field.tsx';
import { asValues } from '#components/editor/form/values.ts';
import { RUNNING_TEXT } from '#components/editor/typography/typed-in-field.ts';
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

const FIELDS: Partial<Record<FieldKind, (props: FormFieldProps) => ReactNode>> = {
  text: TextLine,
  lines: TextLines,
  number: NumberLine,
  choice: Choice,
  flag: Flag,
  list: ListField,
  group: Group,
  tally: TallyField,
  day: Day,
  time: Time,
};

/** What every kind of field says of itself. */
function words({ name, schema }: FormFieldProps) {
  const meta = fieldMeta(schema);
  return { label: fieldLabel(name, schema), ...(meta === undefined ? {} : { description: meta.description }) };
}

/** That it is text in the article's language, where it is. */
function useRunningText({ schema }: FormFieldProps) {
  const { render } = useArticle();
  return fieldMeta(schema)?.translatable ? { [RUNNING_TEXT]: render.sprak } : {};
}

/** A length above which a text is long, for texts that have one. */
function advised({ schema }: FormFieldProps) {
  const max = fieldMeta(schema)?.max;
  return max === undefined ? {} : { advisedLength: max };
}

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function TextLine(props: FormFieldProps) {
  const running = useRunningText(props);
  return <TextField {...words(props)} {...advised(props)} {...running} value={asText(props.value)} onChange={props.onChange} />;
}

function TextLines(props: FormFieldProps) {
  const running = useRunningText(props);
  return <TextArea {...words(props)} {...advised(props)} {...running} value={asText(props.value)} onChange={props.onChange} rows={3} />;
}

function NumberLine(props: FormFieldProps) {
  const { min, max } = fieldMeta(props.schema) ?? {};
  return <NumberField {...words(props)} min={min} max={max} value={props.value} onChange={props.onChange} />;
}

/** What is said of the field tells how a date is written; here it is picked. */
function Day({ name, schema, value, onChange }: FormFieldProps) {
  return <LazyDateField label={fieldLabel(name, schema)} form="dag" value={value} onChange={onChange} />;
}

function Time({ name, schema, value, onChange }: FormFieldProps) {
  return <LazyDateField label={fieldLabel(name, schema)} description="Svensk tid." form="tid" value={value} onChange={onChange} />;
}

function Choice(props: FormFieldProps) {
  const { varden: values = [], vardenNamn = {} } = fieldMeta(props.schema) ?? {};
  const options = [
    { id: '', namn: 'Inget valt' },
    ...values.map((value) => ({ id: String(value), namn: vardenNamn[value] ?? choiceName(value) })),
  ];
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
  const schema = groupSchema(props.schema);
  const isPicture = Object.values(schema.shape).some((field) => fieldKind(field) === 'picture');
  if (isPicture) return <PictureGroup {...props} schema={schema} label={words(props).label} />;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words(props).label}</legend>
      <GroupFields schema={schema} value={asValues(props.value)} onChange={props.onChange} />
    </fieldset>
  );
}

/** Around a form: its lists and objects find here what their own fields are drawn with. */
export function FormFields({ children }: { children: ReactNode }) {
  return <FormFieldContext value={FormField}>{children}</FormFieldContext>;
}
