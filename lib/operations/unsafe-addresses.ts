import { z } from 'zod';
import { type AddressKind, allowedBeginnings, isSafeAddress } from '#lib/content/address.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { fieldPath, unwrap } from '#lib/errors/from-zod.ts';

/**
 * A fault for every address in `value` that could run a script or lead somewhere else than it looks (templates-and-checks.md,
 * last note): in the fields that `schema` marks with `adress`, outside documents, which have a parser
 * of their own. Values of a wrong type are not descended into.
 */
export function unsafeAddresses(schema: z.ZodType, value: unknown, path: readonly PropertyKey[] = []): FaultEntry[] {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodString && typeof value === 'string') return refused(kindOf(schema) ?? kindOf(bare), value, path);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    // zod types an element by its core interface; every schema of the contract is a full ZodType.
    const element = bare.element as z.ZodType;
    return value.flatMap((item, index) => unsafeAddresses(element, item, [...path, index]));
  }
  if (!(bare instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.entries(bare.shape).flatMap(([name, field]) => unsafeAddresses(field, given.get(name), [...path, name]));
}

function kindOf(schema: z.ZodType): AddressKind | undefined {
  const kind = schema.meta()?.adress;
  return kind === 'lank' || kind === 'bild' ? kind : undefined;
}

function refused(kind: AddressKind | undefined, address: string, path: readonly PropertyKey[]): FaultEntry[] {
  if (kind === undefined || isSafeAddress(address, kind)) return [];
  const params = { adress: address.slice(0, 80), tillatna: allowedBeginnings(kind) };
  return [faultEntry('adress_osaker', { falt: fieldPath('', path) }, params)];
}
