import { z } from 'zod';
import { isStorableText } from '#lib/content/storable-text.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { knownValues, pathOf } from '#lib/operations/known-values.ts';

/**
 * A fault for every text in `value` that `schema` knows of and the database has no place for, and for every object with such
 * a name of a field, known or not. Bytes are not text.
 */
export function unstorableTexts(schema: z.ZodType, value: unknown): FaultEntry[] {
  const faults: FaultEntry[] = [];
  for (const found of knownValues(schema, value)) {
    // The same value once more, as one of the kinds that it may be of.
    if (found.parent?.bare instanceof z.ZodUnion) continue;
    const texts = typeof found.value === 'string' ? [found.value] : namesIn(found.value);
    if (!texts.every(isStorableText)) faults.push(faultEntry('tecken_otillatna', { falt: pathOf(found) }));
  }
  return faults;
}

function namesIn(value: unknown): string[] {
  return typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value) ? [] : Object.keys(value);
}
