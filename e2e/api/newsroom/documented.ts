import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { inject } from 'vitest';
import type { RawAnswer } from './http.ts';

type Json = Record<string, unknown>;

interface DocumentedAnswer {
  method: string;
  path: string;
  status: number;
  body: unknown;
  headers: RawAnswer['headers'];
}

interface Documented {
  path: string;
  matches: RegExp;
  methods: Record<string, Json>;
}

const document = inject('studio').openApi;
const PATHS: readonly Documented[] = Object.entries(document.paths).map(([path, methods]) => ({
  path,
  matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  methods,
}));

/** The types that the document says a good answer may have there. */
export function documentedTypes(method: string, path: string): string[] {
  const [plain = ''] = path.split('?');
  const found = PATHS.find(({ matches, methods }) => matches.test(plain) && method.toLowerCase() in methods);
  const responses = found?.methods[method.toLowerCase()]?.responses as Record<string, { content?: Json }> | undefined;
  return Object.keys(responses?.['200']?.content ?? {});
}

/** Told of by no operation: the address leads to none by that method. */
const UNROUTED = new Set([405]);

let ajv: Ajv2020 | undefined;
const validators = new Map<string, ValidateFunction>();

/** What of an answer is not as the OpenAPI document says: its status, a header that is missing, any field of its body. */
export function undocumented({ method, path, status, body, headers }: DocumentedAnswer): string[] {
  const [plain = ''] = path.split('?');
  // A path without parameters is the more exact one.
  const found = PATHS.filter(({ matches, methods }) => matches.test(plain) && method.toLowerCase() in methods);
  const operation = found.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
  if (operation === undefined || UNROUTED.has(status)) return [];
  const responses = operation.methods[method.toLowerCase()]?.responses as Record<string, Json>;
  const documented = responses[String(status)];
  if (documented === undefined) return [`status ${status} is not documented`];
  const shared = typeof documented.$ref === 'string' ? documented.$ref.slice('#/components/responses/'.length) : undefined;
  const response = shared === undefined ? documented : (document.components.responses?.[shared] ?? {});
  const parts =
    shared === undefined
      ? ['paths', operation.path, method.toLowerCase(), 'responses', String(status)]
      : ['components', 'responses', shared];
  return [...missingHeaders(response, headers), ...problems(parts, body)];
}

/** Only those that every such answer has: the others depend on how the call went. */
const SOMETIMES = new Set(['Idempotent-Replayed', 'Retry-After', 'RateLimit', 'RateLimit-Policy']);

function missingHeaders(response: Json, headers: RawAnswer['headers']): string[] {
  const expected = Object.keys((response.headers ?? {}) as Json).filter((name) => !SOMETIMES.has(name));
  return expected.filter((name) => headers[name.toLowerCase()] === undefined).map((name) => `the header ${name} is missing`);
}

function problems(response: readonly string[], body: unknown): string[] {
  const parts = [...response, 'content', 'application/json', 'schema'];
  const pointer = parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const known = validators.get(pointer);
  ajv ??= openedAjv();
  const validate = known ?? ajv.compile({ $ref: `studio#/${pointer}` });
  validators.set(pointer, validate);
  if (validate(body)) return [];
  return (validate.errors ?? [])
    .slice(0, 10)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}

function openedAjv(): Ajv2020 {
  // A discriminator is no keyword of JSON Schema, and formats are for readers.
  const opened = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  const { paths, components } = document;
  opened.addSchema({ $id: 'studio', paths: closed(paths), components: closed(components) });
  return opened;
}

/** Callers are to bear new fields; the tests are not: a field that nobody has documented is a fault. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'allOf' ? inner : closed(inner)]));
  const closable = schema.type === 'object' && 'properties' in schema && !('additionalProperties' in schema);
  return closable ? { ...schema, additionalProperties: false } : schema;
}
