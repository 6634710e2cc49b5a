import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';

type Json = Record<string, unknown>;

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Json;
}

interface Described {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

/**
 * The types of a client of these operations (TypeScript): `Operationer` says what each takes, as one flat object, and what it answers; `Studio` is what
 * connectStudio gives. Derived from the OpenAPI document, in the words that it has.
 */
export async function clientTypes({ paths, components }: OpenApiDocument): Promise<string> {
  // What the document has there was made by describeOperation; here it is read as any reader of OpenAPI reads it.
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as unknown as Described[]);
  const properties = Object.fromEntries(
    operations.map((operation) => [operation.operationId, signature(operation, components.parameters ?? {})]),
  );
  const schema = { ...closed(properties, Object.keys(properties)), $defs: moved(components.schemas ?? {}) } as JSONSchema;
  const types = await compile(schema, 'Operationer', {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
  });
  return `// Derived from Studio's OpenAPI document; do not edit.\n${types}${HAND_WRITTEN}`;
}

const HAND_WRITTEN = `
type Anrop<In, Ut> = {} extends In ? (falt?: In) => Promise<Ut> : (falt: In) => Promise<Ut>;

/** Varje operation som en funktion. Ett avslag kastas som ApiFault, ett uteblivet svar som StudioAway. */
export type Studio = { [Namn in keyof Operationer]: Anrop<Operationer[Namn]['in'], Operationer[Namn]['ut']> };

export interface StudioAddress {
  /** Studios adress: https://studio.tidningen.se */
  url: string;
  /** Agentens nyckel. */
  nyckel: string;
}

/** Det som tappas på vägen, eller möter en upptagen tjänst, görs om under samma Idempotency-Key. */
export function connectStudio(address: StudioAddress): Studio;

/** Ett avslag: alla fel på en gång, och resten av svaret i \`svar\`. */
export class ApiFault extends Error {
  readonly status: number;
  readonly fel: Fel[];
  readonly varningar: Fel[];
  readonly svar: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Ingen svarade: om det som begärdes är gjort vet man inte. */
export class StudioAway extends Error {}
`;

function signature({ summary, parameters, requestBody, responses }: Described, shared: Readonly<Record<string, Json>>): Json {
  const whole = parameters.map(
    ({ $ref, ...parameter }): Parameter => ($ref === undefined ? parameter : (shared[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {})),
  );
  const own = whole.filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
  const [[type, sent] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  const body = sent?.schema ?? {};
  const taken = {
    properties: { ...Object.fromEntries(own.map(({ name = '', schema }) => [name, schema])), ...(body.properties as Json | undefined) },
    required: [...own.flatMap(({ name = '', required }) => (required ? [name] : [])), ...((body.required as string[] | undefined) ?? [])],
  };
  const [, done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const answered = done?.content?.['application/json']?.schema ?? { tsType: 'Blob' };
  const form = { tsType: 'FormData' };
  return {
    description: summary,
    ...closed({ in: type === 'multipart/form-data' ? form : moved(closed(taken.properties, taken.required)), ut: moved(answered) }, [
      'in',
      'ut',
    ]),
  };
}

function closed(properties: Json, required: string[]): Json {
  return { type: 'object', additionalProperties: false, properties, required };
}

/** The schema, referring to parts where the compiler looks for them. */
function moved(schema: Json): Json {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace('#/components/schemas/', '#/$defs/') : walk(inner),
    ]);
    return Object.fromEntries(entries);
  };
  // An object is walked into an object.
  return walk(schema) as Json;
}
