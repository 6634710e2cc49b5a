'use client';

import type { z } from 'zod';
import { fieldKind, shownFields } from '#components/editor/form/field-kind.ts';
import styles from '#components/editor/form/form.module.css';
import { useFormField } from '#components/editor/form/form-field-context.ts';
import { PictureField } from '#components/editor/form/picture-field.tsx';
import { PurchaseField } from '#components/editor/form/purchase-field.tsx';
import { changed, type Values } from '#components/editor/form/values.ts';

export interface GroupFieldsProps {
  schema: z.ZodObject;
  value: Values;
  onChange: (value: Values) => void;
  /** Only these, where a form has made others by hand. */
  only?: readonly string[];
}

/** The fields of a block, or of an object within one. */
export function GroupFields({ schema, value, onChange, only }: GroupFieldsProps) {
  const FormField = useFormField();
  const change = (entries: Values) => onChange(changed(value, entries));
  return shownFields(schema)
    .filter(([name]) => only === undefined || only.includes(name))
    .map(([name, field]) => (
      <div key={name} className={styles.named} data-field={name}>
        {fieldKind(field) === 'purchase' ? (
          <PurchaseField name={name} schema={field} value={value} onChange={(address) => change({ [name]: address })} />
        ) : fieldKind(field) === 'picture' ? (
          <PictureField name={name} schema={field} siblings={schema} value={value} onChange={change} />
        ) : (
          <FormField name={name} schema={field} value={value[name]} onChange={(entry) => change({ [name]: entry })} />
        )}
      </div>
    ));
}
