import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';
import type { Json } from '#lib/transports/openapi/schema-book.ts';

/** What is said of a value whatever its type is. */
const ABOUT = new Set(['title', 'description', 'default', 'examples']);
/** What the parser tells better, and some providers know nothing of or understand otherwise. */
const UNKNOWN = new Set(['propertyNames', 'maxProperties', 'contentEncoding', 'format', 'pattern']);
/** What a field is when it is left out, where that is nothing. */
const NOTHING = new Set(['""', '[]', '{}', 'null']);
const TYPES = { string: 'string', number: 'number', boolean: 'boolean' } as const;

/**
 * The same schema in the words that every provider of language models takes in the tools it is given (OpenAI, Anthropic, Gemini): one type
 * at a time, lists that say what they hold, alternatives as `anyOf`, a value as an `enum` of one, a reference by itself. One
 * schema that a provider does not take costs an assistant the whole list of tools.
 */
export function providerSchema(schema: Json): Json {
  const { $ref, const: value, oneOf, type, ...rest } = schema;
  if ($ref !== undefined)
    return Object.keys(rest).some((name) => isUnderstood(name, rest[name])) ? { ...rest, anyOf: [{ $ref }] } : { $ref };
  const said: Json = Object.fromEntries(Object.entries(rest).filter(([name, one]) => isUnderstood(name, one)));
  if (oneOf !== undefined) return providerSchema({ ...said, anyOf: oneOf });
  if (value !== undefined) return { ...said, ...onlyValue(value) };
  if (Array.isArray(type)) return providerSchema(alternatives(type, said));
  return { ...(type === undefined ? {} : { type }), ...within(said), ...(type === 'array' ? { items: itemsOf(said.items) } : {}) };
}

function isUnderstood(name: string, said: unknown): boolean {
  if (name === 'default') return !NOTHING.has(JSON.stringify(said));
  // The parser names the nearest field that there is.
  if (name === 'additionalProperties') return said !== false;
  // No model writes so much, and none need pay for it in each list of tools; who does is told.
  if (name === 'maxLength' && (said === LENGTHS.text || said === LENGTHS.address)) return false;
  if (name === 'maxItems' && said === LIMITS.children) return false;
  return !UNKNOWN.has(name) || said === 'date-time';
}

function onlyValue(value: unknown): Json {
  const type = TYPES[typeof value as keyof typeof TYPES];
  return typeof value === 'string' ? { type, enum: [value] } : { type };
}

/** A value of one of several types, each with what is said of it. */
function alternatives(types: readonly unknown[], said: Json): Json {
  const [about, rest] = [true, false].map((wanted) => Object.entries(said).filter(([name]) => ABOUT.has(name) === wanted));
  const { enum: values, ...others }: Json = Object.fromEntries(rest ?? []);
  const told = (type: unknown) => {
    if (type === 'null') return { type };
    return { type, ...others, ...(Array.isArray(values) ? { enum: values.filter((value) => value !== null) } : {}) };
  };
  return { ...Object.fromEntries(about ?? []), anyOf: types.map(told) };
}

function itemsOf(items: unknown): Json {
  return isSchema(items) && Object.keys(items).length > 0 ? providerSchema(items) : { type: 'object' };
}

/** The schemas that a schema holds. */
function within(said: Json): Json {
  const changed = Object.entries(said).map(([name, value]) => {
    if ((name === 'properties' || name === '$defs') && isSchema(value)) {
      return [name, Object.fromEntries(Object.entries(value).map(([field, one]) => [field, isSchema(one) ? providerSchema(one) : one]))];
    }
    if (name === 'anyOf' && Array.isArray(value)) return [name, value.map((one) => (isSchema(one) ? providerSchema(one) : one))];
    return [name, name === 'additionalProperties' && isSchema(value) ? providerSchema(value) : value];
  });
  return Object.fromEntries(changed);
}

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
