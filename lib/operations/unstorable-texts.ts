import { z } from 'zod';
import { unstorableIn } from '#lib/content/storable-text.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { unwrittenIn } from '#lib/contract/written-text.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { knownValues, pathOf } from '#lib/operations/known-values.ts';

/**
 * A fault for every text in `value` that `schema` knows of and that has in it what is not to be written, or that the database has no place for, and for
 * every object with such a name of a field, known or not. `unkeptIn` says what that is of a text. Bytes are not text.
 */
export function unstorableTexts(
  schema: z.ZodType,
  value: unknown,
  unkeptIn: (text: string) => string | undefined = unwrittenIn,
): FaultEntry[] {
  const faults: FaultEntry[] = [];
  for (const found of knownValues(schema, value)) {
    // The same value once more, as one of the kinds that it may be of.
    if (found.parent?.bare instanceof z.ZodUnion) continue;
    const texts = typeof found.value === 'string' ? [found.value] : namesIn(found.value);
    const tecken = texts.map(unkeptIn).find((told) => told !== undefined);
    if (tecken !== undefined) faults.push(faultEntry('tecken_otillatna', { falt: pathOf(found) }, { tecken }));
  }
  return faults;
}

/** What is not to be kept of what somebody writes: a program is told of what nobody sees, and a person, who could not find it, is not (docs/decisions/unseen-characters.md). */
export function unkeptOf({ typ }: Pick<Actor, 'typ'>): (text: string) => string | undefined {
  return typ === 'person' ? unstorableIn : unwrittenIn;
}

function namesIn(value: unknown): string[] {
  return typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value) ? [] : Object.keys(value);
}
