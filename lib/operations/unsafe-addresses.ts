import { z } from 'zod';
import { type AddressKind, allowedBeginnings, isSafeAddress } from '#lib/content/address.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { knownValues, pathOf } from '#lib/operations/known-values.ts';

/**
 * A fault for every address in `value` that could run a script or lead somewhere else than it looks (templates-and-checks.md,
 * last note): in the fields that `schema` marks with `adress`, outside documents, which have a parser
 * of their own. Values of a wrong type are not descended into.
 */
export function unsafeAddresses(schema: z.ZodType, value: unknown): FaultEntry[] {
  const faults: FaultEntry[] = [];
  for (const found of knownValues(schema, value)) {
    if (!(found.bare instanceof z.ZodString) || typeof found.value !== 'string') continue;
    const kind = kindOf(found.schema) ?? kindOf(found.bare);
    if (kind === undefined || isSafeAddress(found.value, kind)) continue;
    const params = { adress: found.value.slice(0, 80), tillatna: allowedBeginnings(kind) };
    faults.push(faultEntry('adress_osaker', { falt: pathOf(found) }, params));
  }
  return faults;
}

function kindOf(schema: z.ZodType): AddressKind | undefined {
  const kind = schema.meta()?.adress;
  return kind === 'lank' || kind === 'bild' ? kind : undefined;
}
