import type { z } from 'zod';
import { fieldKind, shownFields } from '#components/editor/form/field-kind.ts';
import { asValues } from '#components/editor/form/values.ts';

const TELLING = ['text', 'lines', 'day', 'time', 'choice'];
const MOST = 2;

/** An entry of a list in one line: the first things it says. */
export function entrySummary(schema: z.ZodObject, entry: unknown): string {
  const values = asValues(entry);
  const said = shownFields(schema)
    .filter(([, field]) => TELLING.includes(fieldKind(field)))
    .map(([name]) => inOneLine(values[name]))
    .filter((words) => words !== '');
  return said.slice(0, MOST).join(' · ');
}

/** A text without its line breaks; nothing for what is no text. */
export function inOneLine(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : '';
}
