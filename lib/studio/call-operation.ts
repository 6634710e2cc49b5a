import type { Actor } from '#lib/contract/actor.ts';
import type { Answer } from '#lib/operations/call.ts';
import { invoke } from '#lib/operations/invoke.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';

/**
 * Calls an operation from within the process, as a transport does from without: spreads a flat input over the path, the query and
 * the body of the operation. Throws what the operation refuses.
 */
export async function callOperation(
  machinery: Machinery,
  name: string,
  actor: Actor,
  input: Record<string, unknown>,
  korrelation: string,
): Promise<Answer> {
  const operation = OPERATIONS.find((candidate) => candidate.name === name);
  if (operation === undefined) throw new Error(`no operation is named ${name}`);
  const params = Object.fromEntries(Object.keys(operation.params.shape).map((key) => [key, input[key]]));
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !(key in params)));
  const reads = operation.method === 'GET' || operation.method === 'DELETE';
  return invoke(machinery, { operation, actor, korrelation, input: { params, query: reads ? rest : {}, body: reads ? {} : rest } });
}
