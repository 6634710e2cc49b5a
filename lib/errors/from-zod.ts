import { z } from 'zod';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { fieldPath } from '#lib/errors/field-path.ts';
import type { FaultParams } from '#lib/errors/fill-sentence.ts';
import { suggestName } from '#lib/errors/nearest-name.ts';
import { withRest } from '#lib/errors/rest-of-faults.ts';

type Issue = z.core.$ZodIssue;

interface Place {
  /** The path that the schema's own paths continue, such as `block[3].attrs`. */
  prefix?: string;
  sprak?: string;
  block?: string | undefined;
}

// A writer reads a few; looking up the nearest name of a hundred thousand would cost seconds.
const MOST_UNKNOWN = 50;

const TYPES: Record<string, string> = {
  string: 'en text',
  number: 'ett tal',
  int: 'ett heltal',
  boolean: 'true eller false',
  array: 'en lista',
  object: 'ett objekt',
  record: 'ett objekt',
  null: 'null',
  undefined: 'ingenting',
  nan: 'något som inte är ett tal',
  date: 'en tid',
};

/**
 * The issues of a failed parse as entries of the envelope, in Swedish, with the nearest known name for an unknown field: all of
 * them, or as many as anybody reads and how many more there are.
 * The parse must have been made with `reportInput: true`: without it a missing field and one of a wrong type look alike.
 */
export function zodFaults(error: z.ZodError, schema: z.ZodType, place: Place = {}): FaultEntry[] {
  const { told, untold } = readableFaults(error, schema, place);
  return withRest(told, untold);
}

/** The first of them, as many as anybody reads, and how many more there are. */
export function readableFaults(error: z.ZodError, schema: z.ZodType, place: Place = {}): { told: FaultEntry[]; untold: number } {
  // A field with two bounds that are both passed is told the last, which is the nearer one.
  const told = new Map<string, FaultEntry>();
  let untold = 0;
  for (const issue of error.issues) {
    if (told.size >= LIMITS.faults) {
      untold += countOf(issue);
      continue;
    }
    untold += Math.max(0, countOf(issue) - MOST_UNKNOWN);
    for (const entry of entries(issue, schema, place)) told.set(`${entry.kod} ${entry.falt}`, entry);
  }
  return { told: [...told.values()], untold };
}

function countOf(issue: Issue): number {
  return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}

function entries(issue: Issue, schema: z.ZodType, place: Place): FaultEntry[] {
  const at = (path: PropertyKey[]) => ({
    falt: fieldPath(place.prefix ?? '', path),
    sprak: place.sprak ?? '',
    ...(place.block === undefined ? {} : { block: place.block }),
  });
  if (issue.code === 'unrecognized_keys') {
    const known = knownNames(schema, issue.path);
    return issue.keys
      .slice(0, MOST_UNKNOWN)
      .map((key) => faultEntry('falt_okant', at([...issue.path, key]), { forslag: suggestName(key, known) }));
  }
  const described = descriptionAt(schema, issue.path);
  const params: FaultParams = { beskrivning: described };
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return [faultEntry('falt_saknas', at(issue.path), params)];
      // What JSON has more digits for than a number has room.
      if (issue.input === Number.POSITIVE_INFINITY)
        return [faultEntry('falt_for_stort', at(issue.path), { max: String(Number.MAX_SAFE_INTEGER) })];
      if (issue.input === Number.NEGATIVE_INFINITY)
        return [faultEntry('falt_for_litet', at(issue.path), { min: String(Number.MIN_SAFE_INTEGER) })];
      return [faultEntry('falt_typ', at(issue.path), { typ: TYPES[issue.expected] ?? issue.expected, fick: typeOf(issue.input) })];
    }
    case 'invalid_value':
      if (issue.input === undefined) return [faultEntry('falt_saknas', at(issue.path), params)];
      return [
        faultEntry('falt_varde', at(issue.path), {
          fick: JSON.stringify(issue.input)?.slice(0, 80) ?? '',
          tillatna: issue.values.map(String).join(', '),
        }),
      ];
    case 'too_big':
      if (NUMBERS.has(issue.origin)) return [faultEntry('falt_for_stort', at(issue.path), { max: String(issue.maximum) })];
      return [faultEntry('for_lang', at(issue.path), { max: bound(issue.maximum, issue.origin) })];
    case 'too_small':
      if (NUMBERS.has(issue.origin)) return [faultEntry('falt_for_litet', at(issue.path), { min: String(issue.minimum) })];
      return [
        faultEntry('falt_for_kort', at(issue.path), {
          brist: Number(issue.minimum) === 1 ? 'tomt' : 'för kort',
          min: bound(issue.minimum, issue.origin),
        }),
      ];
    case 'custom':
      return [faultEntry(issue.input === undefined ? 'falt_saknas' : 'falt_format', at(issue.path), params)];
    case 'invalid_union': {
      const types = issue.errors.map(([only, ...more]) =>
        only?.code === 'invalid_type' && only.path.length + more.length === 0 ? only : undefined,
      );
      if (issue.input !== undefined && types.every((type) => type !== undefined)) {
        const typ = types.map(({ expected }) => TYPES[expected] ?? expected).join(' eller ');
        return [faultEntry('falt_typ', at(issue.path), { typ, fick: typeOf(issue.input) })];
      }
      const values = issue.errors.map(([only, ...more]) =>
        only?.code === 'invalid_value' && only.path.length + more.length === 0 ? only.values : undefined,
      );
      if (values.every((known) => known !== undefined))
        return entries({ code: 'invalid_value', values: values.flat(), path: issue.path, input: issue.input, message: '' }, schema, place);
      // This or something within those bounds: neither half of it alone says what may stand there.
      const isValueOrRange = values.some((known) => known !== undefined) && issue.errors.some(isOutOfRange);
      if (isValueOrRange) return [faultEntry('falt_format', at(issue.path), params)];
      const first = issue.errors.find((branch) => branch.length > 0);
      if (first === undefined) return [faultEntry('falt_format', at(issue.path), params)];
      return first.flatMap((inner) => entries({ ...inner, path: [...issue.path, ...inner.path] }, schema, place));
    }
    default:
      return [faultEntry('falt_format', at(issue.path), params)];
  }
}

function isOutOfRange([only, ...more]: readonly Issue[]): boolean {
  return (only?.code === 'too_small' || only?.code === 'too_big') && only.path.length + more.length === 0;
}

/** What was sent, in words. What is not a number where one was read from a text was a text. */
function typeOf(input: unknown): string {
  if (input === null) return 'null';
  if (Number.isNaN(input)) return 'en text';
  return TYPES[Array.isArray(input) ? 'array' : typeof input] ?? 'något annat';
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'int', 'bigint']);

/** A length as it is told: of a text, of a list, of an object. */
export function bound(value: number | bigint, origin: string): string {
  if (origin === 'string') return `${value} tecken`;
  if (origin === 'object') return `${value} fält`;
  if (origin !== 'array') return String(value);
  return Number(value) === 1 ? '1 styck' : `${value} stycken`;
}

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema;
  for (const part of path) {
    here = here === undefined ? undefined : unwrap(here);
    if (here instanceof z.ZodObject) here = here.shape[String(part)];
    else if (here instanceof z.ZodArray) here = here.element as z.ZodType;
    else return undefined;
  }
  return here;
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  // zod types what is wrapped by its core interface; every schema of the contract is a full ZodType.
  if (wraps) return schema.unwrap() as z.ZodType;
  if (!(schema instanceof z.ZodPipe)) return undefined;
  return (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType;
}

/** Schemas do not change, and each value of a call asks for its own: asking what a schema is an instance of costs more than all else of a walk. */
const BARE = new WeakMap<z.ZodType, z.ZodType>();

/** What stands under a schema's optional, nullable and default: what is sent, where it is made into something else. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const known = BARE.get(schema);
  if (known !== undefined) return known;
  const inner = innerOf(schema);
  const bare = inner === undefined ? schema : unwrap(inner);
  BARE.set(schema, bare);
  return bare;
}

function knownNames(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  const inner = found === undefined ? undefined : unwrap(found);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

function descriptionAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const found = schemaAt(schema, path);
  // A key of somebody's own choosing has no description; what holds it has.
  if (found === undefined) return path.length === 0 ? '' : descriptionAt(schema, path.slice(0, -1));
  return descriptionOf(found) ?? '';
}

/** A description may stand on any of a schema's wraps: before `.nullable()` or after it. */
function descriptionOf(schema: z.ZodType): string | undefined {
  const own = schema.meta()?.description;
  const inner = innerOf(schema);
  return own === undefined && inner !== undefined ? descriptionOf(inner) : own;
}
