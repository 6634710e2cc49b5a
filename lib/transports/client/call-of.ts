import { ROUTES } from '#lib/transports/client/routes.ts';
import type { OperationName } from '#lib/transports/client/studio-client.ts';

/** A call as HTTP has it: the address from the root, with its query. */
export interface HttpCall {
  method: string;
  address: string;
  body: string | FormData | undefined;
  headers: Record<string, string>;
}

export function isOperation(name: string): name is OperationName {
  return name in ROUTES;
}

/** The operation's fields, put where they belong: into the path, then the query of what reads or removes, else the body. A form is a body as it is. */
export function callOf(name: OperationName, input: FormData | Readonly<Record<string, unknown>>): HttpCall {
  const [method, path] = ROUTES[name];
  const fields = input instanceof FormData ? {} : { ...input };
  const address = path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = fields[param];
    delete fields[param];
    return encodeURIComponent(String(value));
  });
  if (method === 'GET' || method === 'DELETE') return { method, address: address + queryString(fields), body: undefined, headers: {} };
  if (input instanceof FormData) return { method, address, body: input, headers: {} };
  return { method, address, body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } };
}

function queryString(fields: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}
