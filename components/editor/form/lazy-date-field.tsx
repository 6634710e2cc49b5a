'use client';

import type { DateFieldProps } from '#components/editor/form/date-field.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';

const DATE_FIELD = new FetchedPart(async () => (await import('#components/editor/form/date-field.tsx')).DateField);

/** A field for a day, or a day and a time, among others: most of what is written has none, and the calendar is large. */
export function LazyDateField(props: DateFieldProps) {
  return (
    <Lazily
      part={DATE_FIELD}
      awayTitle={`Fältet ${props.label} kunde inte visas`}
      away="Kontrollera din uppkoppling. Det som står i det är kvar."
      height="3.5rem"
      given={props}
    />
  );
}
