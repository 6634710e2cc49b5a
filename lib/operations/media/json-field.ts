import { z } from 'zod';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { namedTwice } from '#lib/contract/json-text.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { fieldPath } from '#lib/errors/field-path.ts';
import { zodFaults } from '#lib/errors/from-zod.ts';
import { unstorableTexts } from '#lib/operations/unstorable-texts.ts';

/** A form has only texts in it: what is more than a text is JSON in one of them, and held to what a body of JSON is. Empty, it was not given. */
export function readJsonField<Schema extends z.ZodType>(
  schema: Schema,
  field: string,
  text: string,
): { value: z.infer<Schema> | null; faults: FaultEntry[] } {
  if (text === '') return { value: null, faults: [] };
  const value = parsedJson(text);
  const parsed = schema.safeParse(value, { reportInput: true });
  const faults = [
    ...unstorableTexts(z.object({ [field]: schema }), { [field]: value }),
    ...namedTwice(Buffer.from(text), LIMITS.faults).map((path) => faultEntry('falt_dubbelt', { falt: fieldPath(field, path) })),
    ...(parsed.success ? [] : zodFaults(parsed.error, schema, { prefix: field })),
  ];
  return { value: parsed.success && faults.length === 0 ? parsed.data : null, faults };
}

/** What is no JSON is told as a text where an object should be. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
