import { z } from 'zod';
import { VERSION_HEADER } from '#lib/contract/contract-versions.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { fault } from '#lib/errors/fault.ts';
import { envelopeOf } from '#lib/http/fault-answer.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { DRY_RUN_FIELD } from '#lib/operations/dry-run.ts';
import { permissionTable } from '#lib/operations/permissions.ts';
import { toldPermissions } from '#lib/operations/permissions-document.ts';
import { readsJson } from '#lib/operations/reads-json.ts';
import { baseField } from '#lib/transports/doors/versions.ts';
import { refusalsOf, STATUS_MEANING, stoppedByChecks } from '#lib/transports/openapi/refusals.ts';
import { componentRef, type Json, type SchemaBook } from '#lib/transports/openapi/schema-book.ts';
import type { Described } from '#lib/transports/openapi/share-responses.ts';
import { tagOf } from '#lib/transports/openapi/tags.ts';

const DRY_RUN = 'Provkörning: svarar vad som skulle hända och ändrar ingenting.';

/** What a call may say beside the operation's own fields: that nothing is to happen. */
const dryRunShape = { [DRY_RUN_FIELD]: z.boolean().default(false).meta({ description: DRY_RUN }) };
const dryRunQuery = { [DRY_RUN_FIELD]: z.enum(['true', 'false']).default('false').meta({ description: DRY_RUN }) };
const dryRunMark = { [DRY_RUN_FIELD]: z.literal(true).optional().meta({ description: 'Bara i en provkörning: inget har ändrats.' }) };

/** What a file holds is told by its type: an operation that answers with one has no schema for it. */
const FILE = z.object({});

function schemasOf(operation: Operation): { params: z.ZodObject; query: z.ZodObject; body: z.ZodObject; output: z.ZodObject } {
  const { params, query, body, method, hints } = operation;
  const output = operation.fileTypes === undefined ? operation.output : FILE;
  if (hints.readOnly) return { params, query, body, output };
  return {
    params,
    query: method === 'DELETE' ? query.extend(dryRunQuery) : query,
    body: method === 'DELETE' ? body : body.extend(dryRunShape),
    output: output.extend(dryRunMark),
  };
}

/** Takes the schemas of an operation into the book, before any of them can be asked for. */
export function takeIn(book: SchemaBook, operation: Operation): void {
  const { params, query, body, output } = schemasOf(operation);
  for (const [part, schema] of Object.entries({ params, query, body })) book.add(`${operation.name}.${part}`, schema, 'input');
  book.add(`${operation.name}.output`, output, 'output');
}

/** One operation of the document: what it takes, what it answers, and everything it may refuse with. */
export function describeOperation(book: SchemaBook, operation: Operation, examples: Readonly<Record<string, Json>>): Described {
  const { name, summary, path, hints } = operation;
  const body = requestBody(book, operation, examples);
  return {
    operationId: name,
    summary: summary.replace(/\.$/, ''),
    description: descriptionOf(operation),
    tags: [tagOf(path)],
    security: [{ nyckel: [] }, { session: [] }],
    parameters: [
      ...parameters(book.get(`${name}.params`), 'path'),
      ...parameters(book.get(`${name}.query`), 'query'),
      ...headers(operation),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { ...successes(book, operation), ...refusals(operation) },
    'x-openai-isConsequential': !hints.readOnly,
    'x-rattigheter': toldPermissions(permissionTable([operation])),
  };
}

/** The summary and what the hints say, short enough for every client. */
function descriptionOf({ summary, hints, transaction, method }: Operation): string {
  const said = [summary];
  if (hints.readOnly) said.push('Läser bara.');
  else {
    if (hints.destructive) said.push('Kan ändra det som läsare och skribenter ser.');
    if (hints.idempotent) said.push('Att göra det två gånger är som att göra det en gång.');
    const how = method === 'DELETE' ? 'provkor=true i adressen' : 'provkor: true';
    said.push(
      transaction === 'stegvis'
        ? `Med ${how} görs alla kontroller, men ingenting ändras.`
        : `Med ${how} sägs vad som skulle hända; inget ändras.`,
    );
  }
  return said.join(' ');
}

function parameters(schema: Json, place: 'path' | 'query'): Json[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  // What JSON Schema has there is schemas by the names of fields.
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, { description, ...field }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: field,
  }));
}

function headers(operation: Operation): Json[] {
  const names = [
    ...(!operation.hints.readOnly && operation.method !== 'GET' ? ['IdempotencyKey'] : []),
    ...(readsJson(operation) ? ['Falt', 'IfNoneMatch'] : []),
    ...(baseField(operation) === undefined ? [] : ['IfMatch']),
    'StudioVersion',
    'XRequestId',
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function requestBody(book: SchemaBook, { name, method, fileField }: Operation, examples: Readonly<Record<string, Json>>): Json | undefined {
  if (method === 'GET' || method === 'DELETE') return undefined;
  const schema = book.get(`${name}.body`);
  const required = Array.isArray(schema.required) && schema.required.length > 0;
  const type = fileField === undefined ? 'application/json' : 'multipart/form-data';
  const own = examples[name];
  return { required, content: { [type]: { schema, ...(own === undefined ? {} : { examples: own }) } } };
}

function successes(book: SchemaBook, operation: Operation): Record<string, Json> {
  const { name, status, hints, transaction, fileTypes } = operation;
  if (fileTypes !== undefined) return { 200: file(operation, fileTypes) };
  const output = book.get(`${name}.output`);
  const answer = (description: string, schema: Json) => ({
    description,
    headers: answerHeaders(operation, true),
    content: { 'application/json': { schema } },
  });
  const statuses = typeof status === 'function' ? [200, 202] : [status ?? 200];
  const told: Record<string, Json> = Object.fromEntries(statuses.map((code) => [String(code), answer(SUCCESS[code] ?? '', output)]));
  if (readsJson(operation)) return { ...told, 304: { $ref: '#/components/responses/Oforandrat' } };
  if (hints.readOnly) return told;
  const rehearsed = transaction === 'stegvis' ? { anyOf: [output, { $ref: componentRef('Provkorning') }] } : output;
  return { ...told, 200: answer(statuses.includes(200) ? 'Det är gjort, eller provkört.' : DRY_RUN, rehearsed) };
}

function file(operation: Operation, types: readonly string[]): Json {
  return {
    description: 'Filen.',
    headers: { ...answerHeaders(operation, true), 'Content-Disposition': { description: 'Vad filen heter.', schema: { type: 'string' } } },
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: type === 'application/json' ? 'object' : 'string' } }])),
  };
}

const SUCCESS: Record<number, string> = { 200: 'Svaret.', 201: 'Skapat.', 202: 'Mottaget; resten görs så snart det går.' };

/** One response for each status that the operation may be refused with, with its codes. */
function refusals(operation: Operation): Record<string, Json> {
  const told: Record<string, Json> = {};
  for (const [status, codes] of refusalsOf(operation)) {
    const checks = status === 422 && stoppedByChecks(operation);
    const kod = checks ? { anyOf: [{ enum: codes }, { $ref: componentRef('Kontrollkod') }] } : { enum: codes };
    const [first] = codes;
    const example = first === undefined ? {} : { example: envelopeOf(fault(first)) };
    told[String(status)] = {
      description: STATUS_MEANING[status] ?? 'Anropet avvisades.',
      headers: answerHeaders(operation, false, status),
      content: { 'application/json': { schema: envelope(status, kod, othersWork(codes)), ...example } },
    };
  }
  return told;
}

/** The body of a refusal; that of a conflict brings what the other writer has saved. */
function envelope(status: number, kod: Json, besides: Json): Json {
  const entry = { allOf: [{ $ref: componentRef('Fel') }, { type: 'object', properties: { kod } }] };
  const korrelation = { type: 'string', description: 'Spårningskod, som också står i loggen.' };
  return {
    type: 'object',
    properties: {
      ok: { type: 'boolean', const: false },
      fel: { type: 'array', minItems: 1, items: entry },
      varningar: { type: 'array', items: { $ref: componentRef('Fel') } },
      ...(status >= 500 ? { korrelation } : {}),
      ...besides,
    },
    required: ['ok', 'fel', 'varningar'],
  };
}

/** What a conflict brings of the other writer's, or of those who use what was to be removed; and a file that cannot be read, of what it has. */
function othersWork(codes: readonly FaultCode[]): Json {
  if (codes.includes('installningar_andrade')) return { senaste: { $ref: componentRef('Installningsversion') } };
  if (codes.includes('handbok_andrad')) return { senaste: { $ref: componentRef('Handboksversion') } };
  if (codes.includes('framsida_andrad')) return { senaste: { $ref: componentRef('Framsida') } };
  if (codes.includes('innehall_andrat')) return OVERTAKEN;
  if (codes.includes('bild_anvands')) {
    const listed = (name: string) => ({ type: 'array', items: { $ref: componentRef(name) } });
    return { anvandning: listed('Bildanvandning'), stommar: listed('StommeMedBild'), vantar: listed('Bildivantan') };
  }
  if (codes.includes('csv_kolumn_saknas')) return FOUND_COLUMNS;
  if (codes.includes('sats_nekad')) return REFUSED_PART;
  if (codes.includes('arbetskopia_andrad')) return { arbetskopia: { anyOf: [{ $ref: componentRef('Arbetskopia') }, { type: 'null' }] } };
  if (codes.includes('forslag_krockar')) return COLLIDING;
  return codes.includes('konflikt') ? CONFLICT : {};
}

const FOUND_COLUMNS: Json = {
  rubriker: { type: 'array', items: { type: 'string' }, description: 'Filens kolumner.' },
  kolumner: { type: 'object', additionalProperties: { type: 'string' }, description: 'Vilka av dem som är kända, efter vad de är.' },
};

const REFUSED_PART: Json = {
  nekad: {
    type: 'object',
    properties: {
      nr: { type: 'integer', description: 'Vilken som nekades; den första är 0.' },
      status: { type: 'integer' },
      svar: { type: 'object', description: 'Vad den skulle ha svarat för sig.' },
    },
    required: ['nr', 'status', 'svar'],
  },
};

const OVERTAKEN: Json = {
  senaste: { $ref: componentRef('Innehall') },
  andrade_falt: { type: 'array', items: { type: 'string' }, description: 'Fälten som har ändrats sedan bas_andrad.' },
};

const COLLIDING: Json = {
  delar: { type: 'array', items: { type: 'string' }, description: 'Id för delarna som krockar.' },
  konflikter: {
    type: 'array',
    items: { type: 'object' },
    description: 'Vad som krockar, som i sammanslagning.konflikter: bas, min som det föreslås bli, deras som det står nu.',
  },
};

const CONFLICT: Json = {
  senaste: { $ref: componentRef('Revision') },
  andrade_block: { type: 'array', items: { type: 'string' }, description: 'Id för block som ändrats sedan bas.' },
  sammanslagning: { $ref: componentRef('Sammanslagning') },
};

function answerHeaders(operation: Operation, good: boolean, status = 200): Json {
  const names = [
    'X-Request-Id',
    VERSION_HEADER,
    ...(status === 401 || status >= 500 ? [] : ['RateLimit', 'RateLimit-Policy']),
    ...(good && !operation.hints.readOnly ? ['Idempotent-Replayed'] : []),
    ...(good && readsJson(operation) ? ['ETag'] : []),
    ...([409, 429, 503].includes(status) ? ['Retry-After'] : []),
    ...(status === 401 ? ['WWW-Authenticate'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
