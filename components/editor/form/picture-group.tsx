'use client';

import type { z } from 'zod';
import { fieldKind, shownFields } from '#components/editor/form/field-kind.ts';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { PictureField } from '#components/editor/form/picture-field.tsx';
import styles from '#components/editor/form/picture-group.module.css';
import { asValues, changed } from '#components/editor/form/values.ts';

interface PictureGroupProps {
  label: string;
  schema: z.ZodObject;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A picture in a field of a block. What it shows and who took it is asked for once there is one. */
export function PictureGroup({ label, schema, value, onChange }: PictureGroupProps) {
  const values = asValues(value);
  const fields = shownFields(schema);
  const [name, field] = fields.find(([, candidate]) => fieldKind(candidate) === 'picture') ?? [];
  if (name === undefined || field === undefined) return null;
  const words = fields.map(([other]) => other).filter((other) => other !== name);
  const isEmpty = Object.keys(values).length === 0;
  return (
    <fieldset className={styles.group} aria-label={label} data-picture>
      <PictureField
        name={name}
        schema={field}
        label={label}
        siblings={schema}
        value={values}
        onChange={(entries) => {
          const next = changed(values, entries);
          // Nothing is told of a picture that is not there.
          onChange(next[name] === undefined ? undefined : next);
        }}
      />
      {isEmpty ? null : (
        <div className={styles.words}>
          <GroupFields schema={schema} value={values} onChange={onChange} only={words} />
        </div>
      )}
    </fieldset>
  );
}
