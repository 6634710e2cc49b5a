import FindMyWay from 'find-my-way';
import { fault } from '#lib/errors/fault.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import type { Operation } from '#lib/operations/define-operation.ts';

export interface Route {
  operation: Operation;
  params: Record<string, string | undefined>;
}

/** Finds the operation of a method and a path. Refuses, when built, two operations that could answer the same call. */
export function buildRouter(operations: readonly Operation[]): (method: string, path: string) => Route {
  const router = FindMyWay<FindMyWay.HTTPVersion.V1>({ ignoreTrailingSlash: true, maxParamLength: 200 });
  const methods = new Set<Operation['method']>();
  for (const operation of operations) {
    methods.add(operation.method);
    router.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), () => {}, operation);
  }
  return (method, path) => {
    const wanted = [...methods].find((known) => known === method);
    const found = wanted === undefined ? null : router.find(wanted, path);
    if (found !== null) return { operation: found.store, params: found.params };
    const allowed = [...methods].filter((other) => router.find(other, path) !== null);
    if (allowed.length === 0) throw fault('adress_okand');
    throw methodRefusal({ method }, allowed.flatMap((one) => (one === 'GET' ? READING : [one])).toSorted());
  };
}
