'use client';

import { useEffect, useState } from 'react';
import { TextField } from '#components/ui/text-field.tsx';

interface DayFieldProps {
  label: string;
  /** As the address has it: it may be a time, or nonsense. */
  day: string;
  onChange: (day: string) => void;
  fault: string | undefined;
  className: string | undefined;
}

/** A day that narrows what is shown as soon as it is whole. */
export function DayField({ label, day, onChange, fault, className = '' }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);

  function change(value: string) {
    setTyped(value);
    if (value === '' || /^[12]\d{3}-\d{2}-\d{2}$/.test(value)) onChange(value);
  }

  // The browser's own field shows nothing of what is no day.
  const isDay = /^(\d{4}-\d{2}-\d{2})?$/.test(typed);
  return (
    <TextField
      label={label}
      type={isDay ? 'date' : 'text'}
      className={className}
      value={typed}
      onChange={change}
      {...(fault === undefined ? {} : { fault })}
    />
  );
}
