import { z } from 'zod';
import { LIMITS } from '#lib/contract/limits.ts';
import { fieldPath } from '#lib/errors/field-path.ts';
import { unwrap } from '#lib/errors/from-zod.ts';

/** A value that a schema knows of, and where it was found, told by its parent: writing out each path would cost more than the walk. */
export interface KnownValue {
  /** As it was declared, with whatever is told of it. */
  schema: z.ZodType;
  /** Without what wraps it: `optional` and the like. */
  bare: z.ZodType;
  value: unknown;
  key: string | number;
  parent: KnownValue | undefined;
}

/**
 * Every value in `value` that `schema` knows of, outermost first. Values of a wrong type and unknown fields are not descended
 * into, nor is what has more parts than it may (`mostParts`): whatever somebody sends is walked in a time that the schema bounds.
 */
export function* knownValues(schema: z.ZodType, value: unknown): Generator<KnownValue> {
  const waiting: KnownValue[] = [{ schema, bare: unwrap(schema), value, key: '', parent: undefined }];
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    yield found;
    const parts = partsOf(found);
    if (parts === 0 || parts <= mostParts(found.schema)) waiting.push(...within(found).reverse());
  }
}

/** How many parts a list has, how many fields an object; 0 of anything else, and of what is not what its schema says. */
export function partsOf({ bare, value }: KnownValue): number {
  // Most values are words and numbers: what such a one is of has not to be asked.
  if (typeof value !== 'object' || value === null) return 0;
  if (bare instanceof z.ZodArray) return Array.isArray(value) ? value.length : 0;
  const holdsFields = bare instanceof z.ZodObject || bare instanceof z.ZodRecord;
  return holdsFields && isFields(value) ? Object.keys(value).length : 0;
}

/** How many parts a value of that schema may have: its own bound, or what any list and any object may have. No schema is without one. */
export function mostParts(schema: z.ZodType): number {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodArray) {
    const own = bare.def.checks?.flatMap((check) => (check instanceof z.core.$ZodCheckMaxLength ? [check._zod.def.maximum] : []));
    return Math.min(...(own === undefined || own.length === 0 ? [LIMITS.children] : own));
  }
  const own = schema.meta()?.maxProperties ?? bare.meta()?.maxProperties;
  return typeof own === 'number' ? own : LIMITS.fields;
}

/** `meta.seoTitel`: where it stands in what was sent. */
export function pathOf(found: KnownValue): string {
  const path: PropertyKey[] = [];
  for (let at = found; at.parent !== undefined; at = at.parent) if (at.key !== '') path.unshift(at.key);
  return fieldPath('', path);
}

function within(parent: KnownValue): KnownValue[] {
  const { bare, value } = parent;
  const known = (schema: z.ZodType, inner: unknown, key: string | number) => ({ schema, bare: unwrap(schema), value: inner, key, parent });
  if (bare instanceof z.ZodUnion) return bare.options.map((option) => known(option as z.ZodType, value, ''));
  if (typeof value !== 'object' || value === null) return [];
  if (bare instanceof z.ZodArray) {
    // zod types what a schema holds by its core interface; every schema of the contract is a full ZodType.
    const element = bare.element as z.ZodType;
    return Array.isArray(value) ? value.map((item, index) => known(element, item, index)) : [];
  }
  if (!isFields(value)) return [];
  if (bare instanceof z.ZodRecord) return Object.entries(value).map(([name, inner]) => known(bare.valueType as z.ZodType, inner, name));
  if (!(bare instanceof z.ZodObject)) return [];
  const rest = bare.def.catchall;
  return Object.entries(value).flatMap(([name, inner]) => {
    const field: z.ZodType | undefined = Object.hasOwn(bare.shape, name) ? bare.shape[name] : (rest as z.ZodType | undefined);
    return field === undefined || field instanceof z.ZodNever ? [] : [known(field, inner, name)];
  });
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
