import { API, ROUTES } from '#lib/transports/client/routes.ts';
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

/** The operation's fields, put where they belong: into the path, then the query of what reads or removes, else the body, which of a form is one. */
export function callOf(name: OperationName, input: FormData | Readonly<Record<string, unknown>>): HttpCall {
  const [method, path] = ROUTES[name];
  const form = input instanceof FormData ? copied(input) : undefined;
  const fields = input instanceof FormData ? {} : { ...input };
  const within = path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = form === undefined ? fields[param] : form.get(param);
    delete fields[param];
    form?.delete(param);
    return encodeURIComponent(String(value));
  });
  const address = API + within;
  if (method === 'GET' || method === 'DELETE') return { method, address: address + queryString(fields), body: undefined, headers: {} };
  if (form !== undefined) return { method, address, body: form, headers: {} };
  return { method, address, body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } };
}

function copied(form: FormData): FormData {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}

function queryString(fields: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}
