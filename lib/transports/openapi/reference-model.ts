import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';

type Json = Record<string, unknown>;

export interface Field {
  /** `rader[].namn` for a field of the objects in a list. */
  namn: string;
  typ: string;
  /** The part of the document it refers to. */
  del: string | undefined;
  kravs: boolean;
  beskrivning: string;
}

export interface AnswerEntry {
  status: string;
  beskrivning: string;
  koder: string[];
  falt: Field[];
}

export interface OperationEntry {
  namn: string;
  metod: string;
  adress: string;
  rubrik: string;
  beskrivning: string;
  parametrar: Field[];
  kropp: Field[];
  formular: boolean;
  exempel: Array<{ namn: string; json: string }>;
  svar: AnswerEntry[];
  rattigheter: PermissionEntry[];
}

/** Who may do it, as docs/permissions.md has it. */
export interface PermissionEntry {
  vad: string;
  far: string[];
  nekas: Array<{ kod: string; vilka: string[] }>;
  assistent: string;
}

export interface OperationGroup {
  namn: string;
  beskrivning: string;
  poster: OperationEntry[];
}

export interface PartEntry {
  namn: string;
  beskrivning: string;
  falt: Field[];
  varden: string[];
}

/** Inline objects are told field by field down to here; below it an example says more. */
const DEEPEST = 3;

/** The operations of the document by what they are about, ready to be shown. */
export function operationGroups(document: OpenApiDocument): OperationGroup[] {
  const entries = Object.entries(document.paths).flatMap(([adress, methods]) =>
    Object.entries(methods).map(([metod, operation]) => ({
      tag: textOf(list(operation.tags)[0]),
      entry: entryOf(document, adress, metod, operation),
    })),
  );
  return document.tags.map(({ name, description }) => ({
    namn: name,
    beskrivning: description,
    poster: entries.filter(({ tag }) => tag === name).map(({ entry }) => entry),
  }));
}

/** The parts that operations refer to. */
export function partEntries(document: OpenApiDocument): PartEntry[] {
  return Object.entries(document.components.schemas ?? {}).map(([namn, schema]) => ({
    namn,
    beskrivning: textOf(schema.description),
    falt: fieldsOf(schema),
    varden: [...list(schema.enum).map(String), ...list(schema.oneOf).map((one) => partName(record(one).$ref) ?? '')].filter(
      (value) => value !== '',
    ),
  }));
}

/** Those in which every word that was looked for stands: in the name, the address, the texts, a field or a code. */
export function matching(groups: readonly OperationGroup[], sok: string): OperationGroup[] {
  const words = sok.toLocaleLowerCase('sv').split(/\s+/).filter(Boolean);
  const has = (entry: OperationEntry) => {
    const text = searchText(entry);
    return words.every((word) => text.includes(word));
  };
  return groups.map((group) => ({ ...group, poster: group.poster.filter(has) })).filter(({ poster }) => poster.length > 0);
}

function searchText({ namn, metod, adress, rubrik, beskrivning, parametrar, kropp, svar }: OperationEntry): string {
  const fields = [...parametrar, ...kropp].flatMap((field) => [field.namn, field.beskrivning]);
  const codes = svar.flatMap(({ koder }) => koder);
  return [namn, metod, adress, rubrik, beskrivning, ...fields, ...codes].join(' ').toLocaleLowerCase('sv');
}

function entryOf(document: OpenApiDocument, adress: string, metod: string, operation: Json): OperationEntry {
  const [type = '', media] = Object.entries(record(record(operation.requestBody).content))[0] ?? [];
  return {
    namn: textOf(operation.operationId),
    metod: metod.toUpperCase(),
    adress,
    rubrik: textOf(operation.summary),
    beskrivning: textOf(operation.description),
    parametrar: list(operation.parameters).map((parameter) => parameterField(document, record(parameter))),
    kropp: fieldsOf(record(record(media).schema)),
    formular: type === 'multipart/form-data',
    exempel: Object.values(record(record(media).examples)).map((example) => {
      const { summary, value } = record(example);
      return { namn: textOf(summary), json: JSON.stringify(value, null, 2) };
    }),
    svar: Object.entries(record(operation.responses)).map(([status, answer]) => answerEntry(document, status, record(answer))),
    rattigheter: list(operation['x-rattigheter']).map((line) => permissionEntry(record(line))),
  };
}

function permissionEntry({ vad, far, nekas, assistent }: Json): PermissionEntry {
  const refused = Object.entries(record(nekas)).map(([kod, vilka]) => ({ kod, vilka: list(vilka).map(String) }));
  return { vad: textOf(vad), far: list(far).map(String), nekas: refused, assistent: textOf(assistent) };
}

function parameterField(document: OpenApiDocument, given: Json): Field {
  const parameter = resolved(document, given);
  const place = { path: ' (i adressen)', header: ' (huvud)' }[textOf(parameter.in)] ?? '';
  const schema = record(parameter.schema);
  return {
    namn: `${textOf(parameter.name)}${place}`,
    typ: typeOf(schema),
    del: undefined,
    kravs: parameter.required === true,
    beskrivning: textOf(parameter.description),
  };
}

function answerEntry(document: OpenApiDocument, status: string, given: Json): AnswerEntry {
  const answer = resolved(document, given);
  const schema = record(record(record(answer.content)['application/json']).schema);
  const refused = status >= '400';
  return {
    status,
    beskrivning: textOf(answer.description),
    koder: refused ? codesIn(schema) : [],
    falt: refused ? [] : fieldsOf(record(list(schema.anyOf)[0] ?? schema)),
  };
}

/** The codes that a refusal's entries may have; the many of the checks before publication go by their common name. */
function codesIn(schema: Json): string[] {
  const entry = list(record(record(record(schema.properties).fel).items).allOf)[1];
  const kod = record(record(record(entry).properties).kod);
  const choices = kod.anyOf === undefined ? [kod] : list(kod.anyOf).map(record);
  return choices.flatMap((choice) => (choice.$ref === undefined ? list(choice.enum).map(String) : []));
}

function fieldsOf(schema: Json, prefix = '', depth = 0): Field[] {
  const required = list(schema.required);
  return Object.entries(record(schema.properties)).flatMap(([name, value]) => {
    const field = record(value);
    const namn = `${prefix}${name}`;
    const own: Field = {
      namn,
      typ: typeOf(field),
      del: partOf(field),
      kravs: required.includes(name),
      beskrivning: textOf(field.description),
    };
    if (depth >= DEEPEST) return [own];
    const items = record(field.items);
    if (items.properties !== undefined) return [own, ...fieldsOf(items, `${namn}[].`, depth + 1)];
    return [own, ...fieldsOf(field, `${namn}.`, depth + 1)];
  });
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'heltal',
  number: 'tal',
  boolean: 'true eller false',
  array: 'lista',
  object: 'objekt',
  null: 'null',
};

function typeOf(schema: Json): string {
  const part = partName(schema.$ref);
  if (part !== undefined) return part;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(', ');
  const union = list(schema.anyOf ?? schema.oneOf ?? schema.allOf);
  if (union.length > 0) return [...new Set(union.map((one) => typeOf(record(one))))].join(' eller ');
  if (schema.format === 'binary') return 'fil';
  const names = [schema.type ?? 'object'].flat().map((type) => TYPES[String(type)] ?? String(type));
  if (schema.type === 'array') return `lista av ${typeOf(record(schema.items))}`;
  return `${names.join(' eller ')}${boundsOf(schema)}`;
}

function boundsOf({ minimum, maximum, maxLength }: Json): string {
  if (typeof maxLength === 'number') return `, högst ${maxLength} tecken`;
  if (typeof minimum === 'number' && typeof maximum === 'number') return ` ${minimum}–${maximum}`;
  return '';
}

/** The part a field is, is a list of, or may be. */
function partOf(schema: Json): string | undefined {
  const candidates = [schema, record(schema.items), record(schema.additionalProperties), ...list(schema.anyOf).map(record)];
  return candidates.map(({ $ref }) => partName($ref)).find((name) => name !== undefined);
}

function partName(ref: unknown): string | undefined {
  return typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : undefined;
}

function resolved(document: OpenApiDocument, given: Json): Json {
  if (typeof given.$ref !== 'string') return given;
  const [kind = '', name = ''] = given.$ref.split('/').slice(2);
  return document.components[kind]?.[name] ?? {};
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
