import { OauthError } from '#lib/transports/oauth/oauth-error.ts';

/** The parameters of a request, each at most once (RFC 6749 §3.1, §3.2); an empty one counts as left out. Throws invalid_request. */
export function parametersOf(form: URLSearchParams): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of form) {
    if (found.has(name)) throw new OauthError('invalid_request', `${name.slice(0, 40)} is given more than once`);
    found.set(name, value);
  }
  for (const [name, value] of found) if (value === '') found.delete(name);
  return found;
}

/** A parameter that must be there. */
export function required(parameters: ReadonlyMap<string, string>, name: string): string {
  const value = parameters.get(name);
  if (value === undefined) throw new OauthError('invalid_request', `${name} is missing`);
  return value;
}
