import { z } from 'zod';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { fieldPath, unwrap } from '#lib/errors/from-zod.ts';

/**
 * A fault for every text and every list in `value` that is longer than any may be whose schema says nothing of its length, so
 * that no field is without a bound (decisions.md §17). Documents have a parser of their own. Values of a wrong type are not
 * descended into.
 */
export function overLength(schema: z.ZodType, value: unknown, path: readonly PropertyKey[] = []): FaultEntry[] {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodString && typeof value === 'string') {
    return bare.maxLength === null && value.length > LENGTHS.text ? [tooLong(path, `${LENGTHS.text} tecken`)] : [];
  }
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    if (value.length > LIMITS.children) return bare._zod.bag.maximum === undefined ? [tooLong(path, `${LIMITS.children} stycken`)] : [];
    // zod types an element by its core interface; every schema of the contract is a full ZodType.
    const element = bare.element as z.ZodType;
    return value.flatMap((item, index) => overLength(element, item, [...path, index]));
  }
  if (!(bare instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.entries(bare.shape).flatMap(([name, field]) => overLength(field, given.get(name), [...path, name]));
}

function tooLong(path: readonly PropertyKey[], max: string): FaultEntry {
  return faultEntry('for_lang', { falt: fieldPath('', path) }, { max });
}
