import { componentRef, type Json } from '#lib/transports/openapi/schema-book.ts';

/** Shorter ones cost less where they stand than a reference to them. */
const WORTH_SHARING = 120;

/**
 * The same components, where what several of them hold in the same words (the fields of a picture, the blocks that may stand in another)
 * stands once, as a component of its own, named after the first field that holds it.
 */
export function shareRepeated(components: Readonly<Record<string, Json>>): Record<string, Json> {
  const counted = new Map<string, number>();
  walk(components, (_, text) => {
    counted.set(text, (counted.get(text) ?? 0) + 1);
    return undefined;
  });
  const names = new Map<string, string>();
  const shared: Record<string, Json> = {};
  const rest = walk(components, (field, text, schema) => {
    if ((counted.get(text) ?? 0) < 2) return undefined;
    const name = names.get(text) ?? `Gemensam${names.size + 1}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    names.set(text, name);
    shared[name] = schema;
    return { $ref: componentRef(name) };
  });
  // Components are walked into components.
  return { ...(rest as Record<string, Json>), ...shared };
}

/** Goes through every field that holds fields or a list, and whatever a list holds, and puts what `visit` returns in its place. */
function walk(value: unknown, visit: (field: string, text: string, schema: Json) => Json | undefined, key = '', within = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, visit, '', key));
  if (typeof value !== 'object' || value === null) return value;
  const holds = (...keywords: string[]) => keywords.some((keyword) => keyword in value);
  const isField = within === 'properties' && holds('properties', 'items');
  if (isField || (key === 'items' && holds('properties', 'anyOf'))) {
    const text = JSON.stringify(value);
    const instead = text.length < WORTH_SHARING ? undefined : visit(isField ? key : within, text, { ...value });
    if (instead !== undefined) return instead;
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, visit, name, key)]));
}
