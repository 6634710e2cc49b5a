'use client';

import { useState } from 'react';
import { fieldLabel } from '#components/editor/form/field-kind.ts';
import type { FormFieldProps } from '#components/editor/form/form-field-context.ts';
import { readTally, writeTally } from '#components/editor/form/tally.ts';
import { TextField } from '#components/ui/text-field.tsx';

/** Points for short names, written as «A 1, B 2». */
export function TallyField({ name, schema, value, onChange }: FormFieldProps) {
  const [typed, setTyped] = useState(writeTally(value));
  const read = readTally(typed);
  return (
    <TextField
      label={fieldLabel(name, schema)}
      description="Nyckeln och poängen, till exempel A 1. Flera skiljs åt med komma."
      value={typed}
      onChange={(words) => {
        setTyped(words);
        const points = readTally(words);
        if (points !== undefined) onChange(Object.keys(points).length === 0 ? undefined : points);
      }}
      {...(read === undefined ? { fault: 'Skriv en nyckel och ett tal, till exempel A 1.' } : {})}
    />
  );
}
