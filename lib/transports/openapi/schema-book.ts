import { z } from 'zod';
import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';

/** A JSON Schema, or any other object of the document. */
export type Json = Record<string, unknown>;

type Direction = 'input' | 'output';

/** What our schemas say to the parser, the form and the checks; a reader of the document has no use for it. */
const OWN_META = [
  'id',
  'adress',
  'etikett',
  'kravd',
  'ellerMed',
  'onskad',
  'translatable',
  'kop',
  'prisdag',
  'flerradig',
  'form',
  'avStudio',
  'en',
  'vardenNamn',
];
const SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Turns zod schemas into JSON Schema 2020-12 whose named parts (`meta({id})`) are components of the document. A part that
 * callers may send otherwise than they get it (a default left out) becomes two: the second is named `…Indata`.
 */
export class SchemaBook {
  private readonly converted = new Map<string, { schema: Json; direction: Direction }>();
  private readonly parts: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() };
  /** Parts written elsewhere, which stand instead of those of the same name. */
  private readonly written: Readonly<Record<string, Json>>;

  constructor(written: Readonly<Record<string, Json>>) {
    this.written = written;
  }

  /** Takes a schema in, to be asked for by the same `key` once all have been taken in. */
  add(key: string, schema: z.ZodType, direction: Direction): void {
    const {
      $schema: _,
      $defs = {},
      ...json
    }: Json = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any', override: direction === 'input' ? tidyInput : tidy });
    // What JSON Schema has there is schemas by their names.
    for (const [name, part] of Object.entries($defs as Record<string, Json>)) this.parts[direction].set(name, part);
    this.converted.set(key, { schema: json, direction });
  }

  /** The schema taken in as `key`, referring to components. */
  get(key: string): Json {
    const found = this.converted.get(key);
    if (found === undefined) throw new Error(`no schema was taken in as ${key}`);
    return this.referring(found.schema, found.direction);
  }

  /** Every part that some schema refers to, by its name in `components.schemas`. */
  components(): Record<string, Json> {
    const all: Record<string, Json> = { ...this.written };
    for (const direction of ['output', 'input'] as const) {
      for (const [name, part] of this.parts[direction]) {
        if (!(name in this.written)) all[this.nameOf(name, direction)] = this.referring(part, direction);
      }
    }
    return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  private nameOf(name: string, direction: Direction): string {
    return direction === 'input' && this.differs(name) ? `${name}Indata` : name;
  }

  /** Whether the part is not the same in what is sent and in what is answered; what it refers to counts too. */
  private differs(name: string): boolean {
    if (name in this.written) return false;
    const [sent, answered] = [this.parts.input.get(name), this.parts.output.get(name)];
    if (sent === undefined || answered === undefined) return false;
    return JSON.stringify(sent) !== JSON.stringify(answered) || referred(sent).some((other) => other !== name && this.differs(other));
  }

  private referring(schema: Json, direction: Direction): Json {
    const walk = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(walk);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          key === '$ref' && typeof inner === 'string' ? componentRef(this.nameOf(definitionName(inner), direction)) : walk(inner),
        ]),
      );
    };
    // An object is walked into an object.
    return walk(schema) as Json;
  }
}

export function componentRef(name: string): string {
  return `#/components/schemas/${name}`;
}

function definitionName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function referred(schema: Json): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => definitionName(ref));
}

/** Leaves out what is our own, tells in words what is only advised, and lets an answer grow new fields. */
function tidy({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  for (const name of OWN_META) delete jsonSchema[name];
  const advice = adviceOf(jsonSchema);
  if (advice !== '') jsonSchema.description = `${String(jsonSchema.description ?? '')} ${advice}`.trim();
  for (const name of ['varden', 'min', 'max']) delete jsonSchema[name];
  if (jsonSchema.minimum === -SAFE) delete jsonSchema.minimum;
  if (jsonSchema.maximum === SAFE) delete jsonSchema.maximum;
  const strict = zodSchema instanceof z.ZodObject && zodSchema.def.catchall !== undefined;
  if (jsonSchema.additionalProperties === false && !strict) delete jsonSchema.additionalProperties;
}

/** The same, and how long what says nothing of it may be (lib/operations/over-length.ts). */
function tidyInput(told: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  tidy(told);
  const { zodSchema, jsonSchema } = told;
  if (zodSchema instanceof z.ZodString) jsonSchema.maxLength ??= LENGTHS.text;
  if (zodSchema instanceof z.ZodArray) jsonSchema.maxItems ??= LIMITS.children;
  if (zodSchema instanceof z.ZodRecord) jsonSchema.maxProperties ??= LIMITS.fields;
}

/** Saving keeps what lies outside these and the check reports it, so they are no limits of the schema. */
function adviceOf({ varden, min, max }: Json): string {
  const said: string[] = [];
  if (Array.isArray(varden)) said.push(`Värden: ${varden.join(', ')}.`);
  if (typeof min === 'number' && typeof max === 'number') said.push(`Mellan ${min} och ${max}.`);
  else if (typeof min === 'number') said.push(`Minst ${min}.`);
  else if (typeof max === 'number') said.push(`Högst ${max}.`);
  return said.join(' ');
}
