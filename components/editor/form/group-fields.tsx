'use client';

import type { z } from 'zod';
import { fieldKind, shownFields } from '#components/editor/form/field-kind.ts';
import { useFormField } from '#components/editor/form/form-field-context.ts';
import { PictureField } from '#components/editor/form/picture-field.tsx';
import type { Values } from '#components/editor/form/values.ts';

interface GroupFieldsProps {
  schema: z.ZodObject;
  value: Values;
  onChange: (value: Values) => void;
}

/** The fields of a block, or of an object within one. A field that is emptied is absent, as in a document that never had it. */
export function GroupFields({ schema, value, onChange }: GroupFieldsProps) {
  const FormField = useFormField();
  const change = (changed: Values) => {
    const merged = { ...value, ...changed };
    onChange(Object.fromEntries(Object.entries(merged).filter(([, entry]) => entry !== undefined && entry !== '')));
  };
  return shownFields(schema).map(([name, field]) =>
    fieldKind(field) === 'picture' ? (
      <PictureField key={name} name={name} schema={field} siblings={schema} value={value} onChange={change} />
    ) : (
      <FormField key={name} name={name} schema={field} value={value[name]} onChange={(entry) => change({ [name]: entry })} />
    ),
  );
}
