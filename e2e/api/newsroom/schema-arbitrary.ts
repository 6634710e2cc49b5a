import fc from 'fast-check';

/** As much of JSON Schema as the OpenAPI document has for what is sent. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

const DEEPEST = 5;
const LONGEST = 60;
const MOST = 3;

/** Values that the schema takes, save for patterns and formats, which are met now and then. */
export function arbitraryFor(schema: Schema, components: Record<string, unknown>, depth = 0): fc.Arbitrary<unknown> {
  const within = (inner: Schema) => arbitraryFor(inner, components, depth + 1);
  if (schema.$ref !== undefined) return within(components[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] as Schema);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const union = schema.oneOf ?? schema.anyOf;
  if (union !== undefined) return fc.oneof(...union.slice(0, depth > DEEPEST ? 1 : undefined).map(within));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, within, depth)));
}

function ofType(type: string, schema: Schema, within: (inner: Schema) => fc.Arbitrary<unknown>, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 500, 2_000_000_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 500, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const most = depth > DEEPEST ? (schema.minItems ?? 0) : Math.min(schema.maxItems ?? MOST, Math.max(MOST, schema.minItems ?? 0));
      return most === 0 ? fc.constant([]) : fc.array(within(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: most });
    }
    default:
      return object(schema, within);
  }
}

/** Words, times, addresses and ids: what texts often are. */
function text({ minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<string> {
  const words = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)), unit: 'grapheme' });
  const usual = ['sv', 'en', 'nyheter', 'nyhet', 'https://exempel.se/', '2026-11-20 09:30', '2027-01-01T00:00:00Z', 'hemligt-nog', '1', ''];
  return fc.oneof(words, fc.constantFrom(...usual), fc.uuid());
}

function object(schema: Schema, within: (inner: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, within(inner)])), {
    requiredKeys: required,
  });
  if (typeof additionalProperties !== 'object') return known;
  return fc.dictionary(fc.constantFrom('sv', 'en', 'A', 'x'), within(additionalProperties), { maxKeys: 2 });
}
