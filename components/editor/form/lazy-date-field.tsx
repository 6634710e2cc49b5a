'use client';

import type { DateFieldProps } from '#components/editor/form/date-field.tsx';
import { Lazily } from '#components/studio/lazily.tsx';

/** A field for a day, or a day and a time, among others: most of what is written has none, and the calendar is large. */
export function LazyDateField(props: DateFieldProps) {
  return (
    <Lazily
      fetchPart={async () => (await import('#components/editor/form/date-field.tsx')).DateField}
      awayTitle={`Fältet ${props.label} kunde inte visas`}
      away="Kontrollera din uppkoppling. Det som står i det är kvar."
      height="3.5rem"
      given={props}
    />
  );
}
