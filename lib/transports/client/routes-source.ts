import type { Operation } from '#lib/operations/define-operation.ts';

/** Where all operations are. */
const API = '/studio/api';

/**
 * The source of routes.ts: method and path by operation name. The browser needs no more of an operation than that, and
 * must not be sent the rest; every page begins with it, so that what all paths begin with stands there once. A test holds the file against the registry, and writes it anew when asked to.
 */
export function routesSource(operations: readonly Operation[]): string {
  const lines = operations.map(({ name, method, path }) => `  ${name}: ['${method}', '${path.slice(API.length)}'],`);
  return [
    '// Derived from the operations by routes.test.ts; do not edit.',
    "import type { OperationName } from '#lib/transports/client/studio-client.ts';",
    '',
    '/** What every path begins with. */',
    `export const API = '${API}';`,
    '',
    'export const ROUTES = {',
    ...lines.toSorted(),
    '} as const satisfies Record<OperationName, readonly [method: string, path: string]>;',
    '',
  ].join('\n');
}
