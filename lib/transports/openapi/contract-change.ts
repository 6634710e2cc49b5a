import { isJson, type PromisedContract, type PromisedOperation } from '#lib/transports/openapi/promised-contract.ts';
import type { Json } from '#lib/transports/openapi/schema-book.ts';

type Direction = 'sent' | 'answered';

export interface ContractChange {
  /** What a program that was built on the former contract stumbles upon. */
  broken: string[];
  /** What has come since, and disturbs nobody. */
  added: string[];
}

/** What a schema allows, with all that it refers to and consists of put together. */
interface Shape {
  types: Set<string>;
  /** The values that there are of a type; nothing of one of which any will do. */
  closed: Map<string, Set<string>>;
  /** The kinds of object there may be, by the value that tells one from another (`typ=lank`); '' where there is nothing to tell. */
  objects: Map<string, { properties: Map<string, Json[]>; required: Set<string>; further: Json[] }>;
  items: Json[];
  bounds: Map<string, unknown>;
}

const AT_MOST = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const AT_LEAST = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
const EXACTLY = ['pattern', 'format', 'not', 'propertyNames', 'multipleOf'];
/** The types that a bound is one of; the others are of any. */
const BOUNDED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['maxLength', 'minLength', 'pattern', 'format'].map((name) => [name, ['string']])),
  ...Object.fromEntries(
    ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'].map((name) => [name, ['number', 'integer']]),
  ),
  ...Object.fromEntries(['maxItems', 'minItems'].map((name) => [name, ['array']])),
  ...Object.fromEntries(['maxProperties', 'minProperties', 'propertyNames'].map((name) => [name, ['object']])),
};

/**
 * What has changed from one contract to another, told by operation and field in an order that does not change. Broken are: an operation, a parameter, a
 * field or a value that is no longer taken, or has come to be required; a narrower bound of what is sent; a field that is no longer answered or not
 * always; a type in an answer that was not there. A new value of an answer's closed set is told and breaks nothing: programs are asked to expect more
 * (docs/decisions/contract-versions.md). Another default of what is sent is a break, too. Refusals, words, and what an answer holds besides its schema are not compared.
 */
export function contractChange(before: PromisedContract, after: PromisedContract): ContractChange {
  const comparison = new Comparison(before, after);
  for (const [name, operation] of Object.entries(before.operationer)) {
    const now = after.operationer[name];
    if (now === undefined) comparison.breaks(name, 'the operation is gone');
    else comparison.operation(name, operation, now);
  }
  for (const name of Object.keys(after.operationer)) if (!(name in before.operationer)) comparison.adds(name, 'a new operation');
  return comparison.told();
}

class Comparison {
  private readonly before: PromisedContract;
  private readonly after: PromisedContract;
  private readonly broken = new Set<string>();
  private readonly added = new Set<string>();
  /** Parts compared already, as sent or as answered: each is told of once, under its own name, and one that holds itself ends. */
  private readonly compared = new Set<string>();

  constructor(before: PromisedContract, after: PromisedContract) {
    this.before = before;
    this.after = after;
  }

  told(): ContractChange {
    return { broken: [...this.broken].toSorted(), added: [...this.added].toSorted() };
  }

  breaks(at: string, what: string): void {
    this.broken.add(`${at}: ${what}`);
  }

  adds(at: string, what: string): void {
    this.added.add(`${at}: ${what}`);
  }

  operation(name: string, before: PromisedOperation, after: PromisedOperation): void {
    for (const [parameter, { required, schema }] of Object.entries(before.parametrar)) {
      const now = after.parametrar[parameter];
      const at = `${name} ${parameter}`;
      if (now === undefined) this.breaks(at, 'is no longer taken');
      else {
        if (now.required && !required) this.breaks(at, 'has come to be required');
        this.schemas(at, [schema], [now.schema], 'sent');
      }
    }
    for (const [parameter, { required }] of Object.entries(after.parametrar)) {
      if (!(parameter in before.parametrar)) this.newlyTaken(`${name} ${parameter}`, required);
    }
    if (after.kravs && !before.kravs) this.breaks(name, 'a body has come to be required');
    this.contents(`${name} body`, before.kropp, after.kropp, 'sent');
    for (const [status, content] of Object.entries(before.svar)) {
      const now = after.svar[status];
      if (now === undefined) this.breaks(`${name} ${status}`, 'is no longer answered');
      else this.contents(`${name} ${status}`, content, now, 'answered');
    }
    for (const status of Object.keys(after.svar)) if (!(status in before.svar)) this.adds(`${name} ${status}`, 'may be answered');
  }

  private contents(at: string, before: Readonly<Record<string, Json>>, after: Readonly<Record<string, Json>>, direction: Direction): void {
    for (const [type, schema] of Object.entries(before)) {
      const now = after[type];
      if (now === undefined) this.breaks(at, `${type} is gone`);
      else this.schemas(at, [schema], [now], direction);
    }
    for (const type of Object.keys(after)) if (!(type in before)) this.adds(at, `${type} is new`);
  }

  private newlyTaken(at: string, required: boolean): void {
    if (required) this.breaks(at, 'is new and required');
    else this.adds(at, 'is new');
  }

  /** `wasRequired` says that nobody could leave it out before: what is meant by that is no other than it was. */
  private schemas(place: string, before: readonly Json[], after: readonly Json[], direction: Direction, wasRequired = false): void {
    const parts = [partOf(before), partOf(after)] as const;
    const at = parts[0] !== undefined && parts[0] === parts[1] ? `${parts[0]} ${direction}` : place;
    if (parts[0] !== undefined && parts[1] !== undefined) {
      const key = JSON.stringify([...parts, direction]);
      if (this.compared.has(key)) return;
      this.compared.add(key);
    }
    const [was, is] = [shapeOf(before, this.before.delar), shapeOf(after, this.after.delar)];
    this.types(at, was, is, direction);
    this.values(at, was, is, direction);
    if (direction === 'sent') this.bounds(at, was.bounds, is.bounds, wasRequired);
    this.items(at, was, is, direction);
    this.objects(at, was, is, direction);
  }

  private types(at: string, was: Shape, is: Shape, direction: Direction): void {
    const beyond = (some: Shape, others: Shape) =>
      [...some.types].filter((type) => !others.types.has(type) && !(type === 'integer' && others.types.has('number')));
    for (const type of beyond(was, is)) if (direction === 'sent') this.breaks(at, `${type} is no longer taken`);
    for (const type of beyond(is, was)) {
      if (direction === 'sent') this.adds(at, `may be ${type}`);
      else this.breaks(at, `may be ${type}`);
    }
  }

  private values(at: string, was: Shape, is: Shape, direction: Direction): void {
    for (const type of was.types) {
      const [before, now] = [was.closed.get(type), is.closed.get(type)];
      if (!is.types.has(type) || (before === undefined && now === undefined)) continue;
      if (before === undefined) {
        if (direction === 'sent') this.breaks(at, 'not every value is taken any more');
      } else if (now === undefined) {
        if (direction === 'answered') this.breaks(at, 'may be any value');
      } else {
        for (const value of now.difference(before)) this.adds(at, `may be ${value}`);
        if (direction === 'sent') for (const value of before.difference(now)) this.breaks(at, `${value} is no longer taken`);
      }
    }
  }

  private bounds(at: string, was: Shape['bounds'], is: Shape['bounds'], wasRequired: boolean): void {
    for (const [name, bound] of is) {
      const former = was.get(name);
      const narrower =
        (AT_MOST.includes(name) && Number(bound) < Number(former ?? Number.POSITIVE_INFINITY)) ||
        (AT_LEAST.includes(name) && Number(bound) > Number(former ?? Number.NEGATIVE_INFINITY)) ||
        (EXACTLY.includes(name) && JSON.stringify(bound) !== JSON.stringify(former));
      if (name === 'default' && !wasRequired && JSON.stringify(bound) !== JSON.stringify(former))
        this.breaks(at, `${JSON.stringify(bound)} is meant by leaving it out`);
      if (narrower) this.breaks(at, `${name} is ${JSON.stringify(bound)}${former === undefined ? '' : `, was ${JSON.stringify(former)}`}`);
    }
  }

  private items(at: string, was: Shape, is: Shape, direction: Direction): void {
    const isList = was.types.has('array') && is.types.has('array');
    if (was.items.length > 0 && is.items.length > 0) this.schemas(`${at}[]`, was.items, is.items, direction);
    else if (isList && direction === 'sent' && is.items.length > 0) this.breaks(`${at}[]`, 'not everything is taken any more');
    else if (isList && direction === 'answered' && was.items.length > 0) this.breaks(`${at}[]`, 'may be anything');
  }

  private objects(at: string, was: Shape, is: Shape, direction: Direction): void {
    const [only, onlyNow] = [soleKey(was.objects), soleKey(is.objects)];
    for (const [kind, object] of was.objects) {
      const now = is.objects.get(kind) ?? (kind === only && onlyNow !== undefined ? is.objects.get(onlyNow) : undefined);
      const of = kind === '' ? at : `${at} (${kind})`;
      if (now !== undefined) this.fields(of, object, now, direction);
      else if (direction === 'sent' && is.types.has('object')) this.breaks(of, 'is no longer taken');
      else if (direction === 'answered' && is.objects.has('') && !was.objects.has('')) this.breaks(of, 'is no longer told from others');
    }
    for (const kind of is.objects.keys()) {
      const known = was.objects.has(kind) || (kind === onlyNow && only !== undefined) || was.objects.size === 0;
      if (!known) this.adds(`${at} (${kind})`, 'is new');
    }
  }

  private fields(at: string, was: ObjectShape, is: ObjectShape, direction: Direction): void {
    for (const [name, schemas] of was.properties) {
      const now = is.properties.get(name);
      const field = `${at}.${name}`;
      if (now === undefined) {
        // What is open takes and gives fields of any name.
        if (direction === 'answered' || is.further.length === 0)
          this.breaks(field, direction === 'sent' ? 'is no longer taken' : 'is no longer answered');
        continue;
      }
      const [required, requiredNow] = [was.required.has(name), is.required.has(name)];
      if (direction === 'sent' && requiredNow && !required) this.breaks(field, 'has come to be required');
      if (direction === 'answered' && required && !requiredNow) this.breaks(field, 'is not always answered');
      this.schemas(field, schemas, now, direction, required);
    }
    for (const name of is.properties.keys()) {
      if (was.properties.has(name)) continue;
      this.newlyTaken(`${at}.${name}`, direction === 'sent' && is.required.has(name));
    }
    if (was.further.length === 0) return;
    if (is.further.length > 0) this.schemas(`${at}.*`, was.further, is.further, direction);
    else if (direction === 'sent') this.breaks(at, 'fields of other names are no longer taken');
  }
}

type ObjectShape = Shape['objects'] extends Map<string, infer Of> ? Of : never;

/** The part that a schema is nothing but. */
function partOf([only, ...others]: readonly Json[]): string | undefined {
  return only !== undefined && others.length === 0 && typeof only.$ref === 'string' ? nameOf(only.$ref) : undefined;
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function soleKey<V>(map: ReadonlyMap<string, V>): string | undefined {
  return map.size === 1 ? map.keys().next().value : undefined;
}

/** What any of the schemas allows. */
function shapeOf(schemas: readonly Json[], parts: Readonly<Record<string, Json>>): Shape {
  return schemas.map((schema) => resolved(schema, parts)).reduce(either);
}

const ANYTHING = ['string', 'number', 'boolean', 'object', 'array', 'null'];

function resolved(schema: Json, parts: Readonly<Record<string, Json>>): Shape {
  const { $ref, allOf, anyOf, oneOf, ...own } = schema;
  const together: Shape[] = [];
  if (typeof $ref === 'string') {
    const part = parts[nameOf($ref)];
    if (part === undefined) throw new Error(`the contract has no part called ${$ref}`);
    together.push(resolved(part, parts));
  }
  for (const one of schemasIn(allOf)) together.push(resolved(one, parts));
  const alternatives = [...schemasIn(anyOf), ...schemasIn(oneOf)];
  if (alternatives.length > 0) together.push(alternatives.map((one) => resolved(one, parts)).reduce(either));
  if (together.length === 0 || Object.keys(own).length > 0) together.unshift(plain(own, together.length > 0));
  return together.reduce(both);
}

function plain(own: Json, beside: boolean): Shape {
  const named = Array.isArray(own.type) ? own.type.map(String) : typeof own.type === 'string' ? [own.type] : undefined;
  const listed = 'const' in own ? [own.const] : Array.isArray(own.enum) ? own.enum : undefined;
  const properties = new Map(
    Object.entries(isJson(own.properties) ? own.properties : {}).flatMap(([name, of]) => (isJson(of) ? [[name, [of]]] : [])),
  );
  const required = new Set(Array.isArray(own.required) ? own.required.map(String) : []);
  const further = isJson(own.additionalProperties) ? [own.additionalProperties] : own.additionalProperties === true ? [{}] : [];
  const isObject = named?.includes('object') ?? properties.size > 0;
  const types = new Set(named ?? (listed ?? []).map(typeName).concat(listed === undefined && !beside ? ANYTHING : []));
  return {
    types,
    closed: listed === undefined ? new Map() : byType(listed),
    objects: isObject ? new Map([[kindOf(properties), { properties, required, further }]]) : new Map(),
    items: isJson(own.items) ? [own.items] : [],
    bounds: new Map(Object.entries(own).filter(([key]) => [...AT_MOST, ...AT_LEAST, ...EXACTLY, 'default'].includes(key))),
  };
}

function byType(values: readonly unknown[]): Map<string, Set<string>> {
  const closed = new Map<string, Set<string>>();
  for (const value of values) closed.set(typeName(value), (closed.get(typeName(value)) ?? new Set()).add(JSON.stringify(value)));
  return closed;
}

/** By what an object is told from the others that may stand in its place: the first field that has one value. */
function kindOf(properties: ReadonlyMap<string, Json[]>): string {
  for (const [name, [schema]] of properties) if (typeof schema?.const === 'string') return `${name}=${schema.const}`;
  return '';
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function schemasIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

/** What one or the other allows. */
function either(one: Shape, other: Shape): Shape {
  const closed = new Map<string, Set<string>>();
  for (const type of one.types.union(other.types)) {
    const sets = [one, other].filter(({ types }) => types.has(type)).map((shape) => shape.closed.get(type));
    const known = sets.filter((set) => set !== undefined);
    if (known.length === sets.length)
      closed.set(
        type,
        known.reduce((all, set) => all.union(set)),
      );
  }
  return {
    types: one.types.union(other.types),
    closed,
    objects: mergedObjects(one.objects, other.objects, (a, b) => a.intersection(b)),
    items: [...one.items, ...other.items],
    bounds: new Map([...one.bounds, ...other.bounds].filter(([name]) => holdsForBoth(name, one, other))),
  };
}

/** A bound holds for both where both have it so, or where the one without has nothing that it could be one of. */
function holdsForBoth(name: string, one: Shape, other: Shape): boolean {
  if (one.bounds.has(name) && other.bounds.has(name))
    return JSON.stringify(one.bounds.get(name)) === JSON.stringify(other.bounds.get(name));
  const without = one.bounds.has(name) ? other : one;
  return BOUNDED[name]?.every((type) => !without.types.has(type)) ?? false;
}

/** What both allow; where only one says something of it, what that says. */
function both(one: Shape, other: Shape): Shape {
  const types = one.types.size === 0 || other.types.size === 0 ? one.types.union(other.types) : one.types.intersection(other.types);
  const closed = new Map([...one.closed, ...other.closed]);
  for (const [type, set] of one.closed) closed.set(type, other.closed.get(type)?.intersection(set) ?? set);
  return {
    types,
    closed,
    objects: mergedObjects(one.objects, other.objects, (a, b) => a.union(b)),
    items: [...one.items, ...other.items],
    bounds: new Map([...one.bounds, ...other.bounds]),
  };
}

function mergedObjects(
  one: Shape['objects'],
  other: Shape['objects'],
  required: (a: Set<string>, b: Set<string>) => Set<string>,
): Shape['objects'] {
  const merged = new Map(one);
  for (const [kind, object] of other) {
    const known = merged.get(kind);
    if (known === undefined) {
      merged.set(kind, object);
      continue;
    }
    const properties = new Map(known.properties);
    for (const [name, schemas] of object.properties) properties.set(name, [...(properties.get(name) ?? []), ...schemas]);
    merged.set(kind, { properties, required: required(known.required, object.required), further: [...known.further, ...object.further] });
  }
  return merged;
}
