/** A field of an operation, as whoever writes a call of it reads it. */
export interface DescribedField {
  namn: string;
  kravs: boolean;
  /** How it is written: with `=`, `:=` or `@`, and what. */
  skrivs: string;
  vad: string;
}

export interface DescribedOperation {
  vad: string;
  falt: DescribedField[];
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
  contentMediaType?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface Described {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** What of an OpenAPI document says how its operations are called. */
interface Document {
  paths: Record<string, object>;
  components: { schemas?: Record<string, unknown>; parameters?: Record<string, unknown> };
}

/** What each operation does and which fields it takes, by its name: of the path, the query and the body, those first that it cannot do without. */
export function describedOperations({ paths, components }: Document): Record<string, DescribedOperation> {
  // What a reference leads to is of its own kind, as any reader of OpenAPI takes it.
  const parameter = (given: Parameter) => (given.$ref === undefined ? given : (named(components.parameters, given.$ref) as Parameter));
  const schema = (given: Schema): Schema =>
    given.$ref === undefined ? given : { ...(named(components.schemas, given.$ref) as Schema), ...told(given) };
  const told = ({ description }: Schema) => (description === undefined ? {} : { description });
  const field = (namn: string, kravs: boolean, given: Schema, said = given.description): DescribedField => {
    const own = schema(given);
    return { namn, kravs, skrivs: writtenAs(own, schema), vad: said ?? own.description ?? '' };
  };
  const described = ({ summary, parameters = [], requestBody }: Described): DescribedOperation => {
    const [sent] = Object.values(requestBody?.content ?? {});
    const body = sent === undefined ? {} : schema(sent.schema);
    const falt = [
      ...parameters
        .map(parameter)
        .filter((one) => one.in === 'path' || one.in === 'query')
        .map(({ name = '', required = false, schema: of = {}, description }) => field(name, required, of, description)),
      ...Object.entries(body.properties ?? {}).map(([name, of]) => field(name, body.required?.includes(name) === true, of)),
    ];
    return { vad: summary, falt: falt.toSorted((one, other) => Number(other.kravs) - Number(one.kravs)) };
  };
  // What the document has below a path was made by describeOperation.
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as Described[]);
  return Object.fromEntries(operations.map((operation) => [operation.operationId, described(operation)]));
}

function named(parts: Record<string, unknown> | undefined, ref: string): unknown {
  return parts?.[ref.slice(ref.lastIndexOf('/') + 1)] ?? {};
}

/** How the value is written on a command line: a text as it is, a file by its name, all else as JSON. */
function writtenAs(given: Schema, schema: (one: Schema) => Schema): string {
  const [only, ...others] = (given.anyOf ?? []).map(schema).filter(({ type }) => type !== 'null');
  if (only !== undefined && others.length === 0) return writtenAs({ ...only, description: '' }, schema);
  if (given.enum?.every((value) => typeof value === 'string')) return `=${given.enum.join('|')}`;
  if (given.format === 'binary' || given.contentMediaType !== undefined) return '@fil';
  const [type] = [given.type ?? []].flat().filter((one) => one !== 'null');
  if (type === 'string') return '=text';
  if (type === 'integer' || type === 'number') return ':=tal';
  if (type === 'boolean') return ':=true|false';
  return type === 'array' ? ':=[…]' : ':={…}';
}
