import { z } from 'zod';
import { isLongerThan } from '#lib/contract/characters.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { bound } from '#lib/errors/from-zod.ts';
import { type KnownValue, knownValues, mostParts, partsOf, pathOf } from '#lib/operations/known-values.ts';

/** What a part of a call has too much of. */
export interface OverLength {
  /** Lists and objects of more parts than they may have: what has one is looked into no further, not even by its schema. */
  parts: FaultEntry[];
  /** Texts whose schema says nothing of their length, and that are longer than any such may be. */
  texts: FaultEntry[];
}

/**
 * A fault for every list, object and text in `value` that is longer than its schema lets it be, or than any may be whose
 * schema says nothing of it, so that no field is without a bound (decisions.md §17); and one for all of it when it has more
 * values than any call needs. It is told in one pass, before anything else is done with the value: a schema would make a fault
 * of each of half a million parts. Documents have a parser of their own.
 */
export function overLength(schema: z.ZodType, value: unknown): OverLength {
  const over: OverLength = { parts: [], texts: [] };
  let values = 0;
  for (const found of knownValues(schema, value)) {
    const parts = partsOf(found);
    const most = parts === 0 ? 0 : mostParts(found.schema);
    if (parts > most) over.parts.push(tooLong(found, bound(most, found.bare instanceof z.ZodArray ? 'array' : 'object')));
    else values += parts;
    if (values > LIMITS.values || over.parts.length >= LIMITS.faults) {
      over.parts.push(faultEntry('for_lang', {}, { falt: 'Anropet', max: `${LIMITS.values} värden i ett anrop` }));
      return over;
    }
    if (isLongText(found)) over.texts.push(tooLong(found, bound(LENGTHS.text, 'string')));
  }
  return over;
}

function isLongText({ bare, value }: KnownValue): boolean {
  return bare instanceof z.ZodString && bare.maxLength === null && typeof value === 'string' && isLongerThan(value, LENGTHS.text);
}

function tooLong(found: KnownValue, max: string): FaultEntry {
  const falt = pathOf(found);
  return faultEntry('for_lang', { falt }, { max, ...(falt === '' ? { falt: 'Anropet' } : {}) });
}
