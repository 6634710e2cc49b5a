import { z } from 'zod';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';
import type { Json } from '#lib/transports/openapi/schema-book.ts';

const schema = z.record(z.string(), z.unknown());
const promisedOperationSchema = z.strictObject({
  /** By where they stand and what they are called: `query sida`. */
  parametrar: z.record(z.string(), z.strictObject({ required: z.boolean(), schema })),
  /** By type of content. */
  kropp: z.record(z.string(), schema),
  kravs: z.boolean(),
  /** By status, then by type of content; of those that do what was asked. */
  svar: z.record(z.string(), z.record(z.string(), schema)),
});
const contractSchema = z.strictObject({
  operationer: z.record(z.string(), promisedOperationSchema),
  delar: z.record(z.string(), schema),
});

export type PromisedOperation = z.infer<typeof promisedOperationSchema>;

/**
 * What of the OpenAPI document a caller's program is built on: what each operation (`GET /studio/api/innehall`) takes and answers, and the parts
 * (components) that they refer to; no words, no examples, no refusals.
 */
export type PromisedContract = z.infer<typeof contractSchema>;

/** What says nothing of which calls are right, or of what an answer holds. */
const WORDS = new Set(['description', 'example', 'examples', 'title', 'discriminator']);

/** What the document promises. */
export function contractOf({ paths, components }: OpenApiDocument): PromisedContract {
  const operationer: PromisedContract['operationer'] = {};
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operationer[`${method.toUpperCase()} ${path}`] = promised(operation, components.parameters ?? {});
    }
  }
  const parts = Object.entries(components.schemas ?? {});
  return { operationer, delar: Object.fromEntries(parts.map(([name, part]) => [name, bare(part)])) };
}

/** As it is kept: a line for each operation and part, so that a difference between two is read as one. */
export function contractText(contract: PromisedContract): string {
  const lines = Object.entries(contract).flatMap(([kind, all]) =>
    Object.entries(all).map(([name, one]) => `${JSON.stringify([kind, name, one])}\n`),
  );
  return lines.join('');
}

/** A kept one; throws on what `contractText` has not written. */
export function readContract(text: string): PromisedContract {
  const contract: Record<string, Record<string, unknown>> = { operationer: {}, delar: {} };
  for (const line of text.trimEnd().split('\n')) {
    const [kind, name, one] = z.tuple([z.enum(['operationer', 'delar']), z.string(), z.unknown()]).parse(JSON.parse(line));
    contract[kind] = { ...contract[kind], [name]: one };
  }
  return contractSchema.parse(contract);
}

const contentSchema = z.record(z.string(), z.looseObject({ schema }));
const parameterSchema = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema });
const describedSchema = z.looseObject({
  parameters: z.array(z.looseObject({ $ref: z.string().optional() })),
  requestBody: z.looseObject({ required: z.boolean(), content: contentSchema }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: contentSchema.optional() })),
});

function promised(operation: Json, shared: Readonly<Record<string, Json>>): PromisedOperation {
  const { parameters, requestBody, responses } = describedSchema.parse(operation);
  const whole = parameters.map((one) =>
    parameterSchema.parse(one.$ref === undefined ? one : shared[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]),
  );
  const done = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    parametrar: Object.fromEntries(
      whole.map(({ name, in: place, required, schema: of }) => [`${place} ${name}`, { required, schema: bare(of) }]),
    ),
    kropp: bareContent(requestBody?.content ?? {}),
    kravs: requestBody?.required ?? false,
    svar: Object.fromEntries(done.map(([status, { content = {} }]) => [status, bareContent(content)])),
  };
}

function bareContent(content: z.infer<typeof contentSchema>): Record<string, Json> {
  return Object.fromEntries(Object.entries(content).map(([type, { schema: of }]) => [type, bare(of)]));
}

/** The schema without words. The names of fields are no words of it, whatever they are called. */
function bare(of: Json): Json {
  const kept = Object.entries(of).filter(([key]) => !WORDS.has(key) && !key.startsWith('x-'));
  return Object.fromEntries(kept.map(([key, value]) => [key, key === 'properties' ? eachBare(value) : within(value)]));
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  return isJson(value) ? bare(value) : value;
}

function eachBare(properties: unknown): Json {
  if (!isJson(properties)) throw new Error('properties of a schema are an object');
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, within(value)]));
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
