import type { Json } from '#lib/transports/openapi/schema-book.ts';

/** An operation as the document describes it. */
export type Described = Json & { responses: Record<string, Json> };

/** A status that refuses. */
const REFUSAL = /^[45]\d\d$/;

/**
 * Most operations refuse in the same ways: each refusal that several give becomes a component, and they refer to it. Changes
 * the operations of `paths`, and returns the components by name: `Avslag404`, and `Avslag404B` for the next of its kind.
 */
export function shareResponses(paths: Readonly<Record<string, Readonly<Record<string, Described>>>>): Record<string, Json> {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const uses = new Map<string, number>();
  for (const [, , key] of all.flatMap(refusalsOf)) uses.set(key, (uses.get(key) ?? 0) + 1);
  const names = new Map<string, string>();
  const shared: Record<string, Json> = {};
  for (const operation of all) {
    for (const [status, response, key] of refusalsOf(operation)) {
      if ((uses.get(key) ?? 0) < 2) continue;
      const name = names.get(key) ?? freeName(`Avslag${status}`, shared);
      names.set(key, name);
      shared[name] = response;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return shared;
}

function refusalsOf({ responses }: Described): Array<[status: string, response: Json, key: string]> {
  return Object.entries(responses)
    .filter(([status]) => REFUSAL.test(status))
    .map(([status, response]) => [status, response, `${status} ${JSON.stringify(response)}`]);
}

const LETTERS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';

function freeName(base: string, taken: Readonly<Record<string, Json>>): string {
  if (!(base in taken)) return base;
  const letter = [...LETTERS].find((candidate) => !(`${base}${candidate}` in taken));
  if (letter === undefined) throw new Error(`there are more kinds of ${base} than letters`);
  return `${base}${letter}`;
}
