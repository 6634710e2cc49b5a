import type { z } from 'zod';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { zodFaults } from '#lib/errors/from-zod.ts';

/** A form has only texts in it: what is more than a text is JSON in one of them. Empty, it was not given. */
export function readJsonField<Schema extends z.ZodType>(
  schema: Schema,
  field: string,
  text: string,
): { value: z.infer<Schema> | null; faults: FaultEntry[] } {
  if (text === '') return { value: null, faults: [] };
  const parsed = schema.safeParse(parsedJson(text), { reportInput: true });
  if (parsed.success) return { value: parsed.data, faults: [] };
  return { value: null, faults: zodFaults(parsed.error, schema, { prefix: field }) };
}

/** What is no JSON is told as a text where an object should be. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
