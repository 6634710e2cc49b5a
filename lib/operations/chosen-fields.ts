import { z } from 'zod';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { keptIn, withKept } from '#lib/contract/kept-json.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { unwrap } from '#lib/errors/from-zod.ts';
import { suggestName } from '#lib/errors/nearest-name.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import type { RawInput } from '#lib/operations/parse-input.ts';
import { readsJson } from '#lib/operations/reads-json.ts';

/** What a reading call says when it wants no more than that: `falt=id,rubrik,sprak.sv.lank` (decisions.md §26). */
export const FIELDS_FIELD = 'falt';

/** Longer than a hundred of the longest paths there are. */
const LONGEST = 4_000;

type Body = Record<string, unknown>;

/** What is wanted of an object: of each field all of it, or that of it. */
type Wanted = Map<string, Wanted | 'allt'>;

export interface FieldsAsked {
  /** The call without the field, which no operation knows. */
  input: RawInput;
  faults: FaultEntry[];
  /** What of an answer was asked for. */
  of(body: Body): Body;
}

const everything = (body: Body) => body;

/**
 * What a reading call wants of its answer. A path names a field of what the answer is about, which is its one part that holds objects; where it has
 * several such parts, or none, a path begins with the name of a part. What frames it, such as `ok` and `antal`, always comes along. Refuses
 * paths that lead nowhere in what the operation has declared; one that there happens to be nothing at is left out.
 */
export function fieldsAsked(operation: Operation, input: RawInput): FieldsAsked {
  const { query } = input;
  if (!readsJson(operation) || typeof query !== 'object' || query === null || !(FIELDS_FIELD in query)) {
    return { input, faults: [], of: everything };
  }
  const { [FIELDS_FIELD]: said, ...rest }: Record<string, unknown> = { ...query };
  const without = { ...input, query: rest };
  if (String(said).length > LONGEST) {
    const faults = [faultEntry('for_lang', { falt: FIELDS_FIELD }, { max: `${LONGEST} tecken` })];
    return { input: without, faults, of: everything };
  }
  const paths = pathsIn(String(said));
  if (paths.length === 0) return { input: without, faults: [], of: everything };
  const parts = partsOf(operation.output);
  const [only] = parts;
  const root = parts.length === 1 && only !== undefined ? only.schema : operation.output;
  const faults = paths.flatMap((path) => unknownIn(root, path)).slice(0, LIMITS.faults);
  const wanted = wantedOf(paths);
  const within: Wanted = parts.length === 1 && only !== undefined ? new Map([[only.name, wanted]]) : wanted;
  const names = new Set(parts.map(({ name }) => name));
  const frame = (body: Body) => Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)));
  return { input: without, faults, of: (body) => ({ ...frame(body), ...picked(body, within) }) };
}

function pathsIn(said: string): string[][] {
  const paths = said.split(',').map((path) => path.trim());
  return paths.filter((path) => path !== '').map((path) => path.split('.'));
}

/** The parts of an answer that hold objects. */
function partsOf(output: z.ZodObject): { name: string; schema: z.ZodType }[] {
  const parts = Object.entries(output.shape).map(([name, schema]) => ({ name, schema: schema as z.ZodType }));
  return parts.filter(({ schema }) => holdsObjects(schema));
}

function holdsObjects(schema: z.ZodType): boolean {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodArray) return holdsObjects(bare.element as z.ZodType);
  if (bare instanceof z.ZodUnion) return bare.options.some((option) => holdsObjects(option as z.ZodType));
  return bare instanceof z.ZodObject || bare instanceof z.ZodRecord;
}

/** A fault where the path leaves what the schema knows of. */
function unknownIn(root: z.ZodType, path: readonly string[]): FaultEntry[] {
  let here = [root];
  for (const [at, name] of path.entries()) {
    const below = here.flatMap((schema) => fieldsBelow(schema, name));
    if (below.length === 0) {
      const known = [...new Set(here.flatMap(namesIn))];
      const forslag = known.length === 0 ? `Skriv ${path.slice(0, at).join('.')}: det hämtas helt.` : suggestName(name, known);
      return [faultEntry('falt_okant', { falt: FIELDS_FIELD }, { falt: shown(path.slice(0, at + 1).join('.')), forslag })];
    }
    here = below;
  }
  return [];
}

const LONGEST_SHOWN = 60;

function shown(path: string): string {
  return path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path;
}

/** What is in the field of that name, of an object, of each of a list, and of any of several that it may be. */
function fieldsBelow(schema: z.ZodType, name: string): z.ZodType[] {
  const bare = unwrap(schema);
  // zod types what a schema holds by its core interface; every schema of the contract is a full ZodType.
  if (bare instanceof z.ZodArray) return fieldsBelow(bare.element as z.ZodType, name);
  if (bare instanceof z.ZodUnion) return bare.options.flatMap((option) => fieldsBelow(option as z.ZodType, name));
  if (bare instanceof z.ZodRecord) return [bare.valueType as z.ZodType];
  if (bare instanceof z.ZodObject && Object.hasOwn(bare.shape, name)) return [bare.shape[name] as z.ZodType];
  return [];
}

function namesIn(schema: z.ZodType): string[] {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodArray) return namesIn(bare.element as z.ZodType);
  if (bare instanceof z.ZodUnion) return bare.options.flatMap((option) => namesIn(option as z.ZodType));
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}

/** The paths as a tree; what is wanted whole is not wanted in parts. */
function wantedOf(paths: readonly (readonly string[])[]): Wanted {
  const wanted: Wanted = new Map();
  for (const path of paths) {
    let here = wanted;
    for (const [at, name] of path.entries()) {
      const known = here.get(name);
      if (known === 'allt') break;
      if (at === path.length - 1) here.set(name, 'allt');
      else {
        const below: Wanted = known ?? new Map();
        here.set(name, below);
        here = below;
      }
    }
  }
  return wanted;
}

/** That of an object; a document that was kept as JSON, and is wanted whole, stays so. */
function picked(from: object, wanted: Wanted): Body {
  const kept = keptIn(from);
  if (kept !== undefined && !wanted.has(kept.field)) return picked(kept.head, wanted);
  if (kept !== undefined && wanted.get(kept.field) === 'allt') return withKept(picked(kept.head, wanted), kept.field, kept.json);
  const fields = Object.entries(from).filter(([name]) => wanted.has(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, partOf(value, wanted.get(name) ?? 'allt')]));
}

function partOf(value: unknown, wanted: Wanted | 'allt'): unknown {
  if (wanted === 'allt' || typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map((one) => partOf(one, wanted)) : picked(value, wanted);
}
