import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { ROUTES } from '#lib/transports/client/routes.ts';
import type { OperationName, StudioClient } from '#lib/transports/client/studio-client.ts';

/** Nothing answered: no network, or the application is away. What was being saved has not been saved. */
export class Unreachable extends Error {}

function isOperation(name: string): name is OperationName {
  return name in ROUTES;
}

async function callOperation(
  name: OperationName,
  input: FormData | Record<string, unknown> = {},
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const [method, path] = ROUTES[name];
  const fields = input instanceof FormData ? {} : { ...input };
  const address = path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = fields[param];
    delete fields[param];
    return encodeURIComponent(String(value));
  });
  const reads = method === 'GET' || method === 'DELETE';
  const query = reads ? queryString(fields) : '';
  const response = await fetch(`${address}${query}`, { method, credentials: 'same-origin', signal, ...bodyOf(reads, input, fields) }).catch(
    (cause: unknown) => {
      throw new Unreachable('Ingen kontakt med Studio.', { cause });
    },
  );
  const answer = await response.json().catch((cause: unknown) => {
    throw new Unreachable('Studio svarade inte som väntat.', { cause });
  });
  if (!response.ok) throw new ApiFault(response.status, answer);
  return answer;
}

function bodyOf(reads: boolean, input: FormData | Record<string, unknown>, fields: Record<string, unknown>): RequestInit {
  if (reads) return {};
  if (input instanceof FormData) return { body: input };
  return { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } };
}

function queryString(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

function clientUntil(signal: AbortSignal | null): StudioClient {
  return new Proxy({} as StudioClient, {
    get: (_, name) =>
      typeof name === 'string' && isOperation(name)
        ? (input?: FormData | Record<string, unknown>) => callOperation(name, input, signal)
        : undefined,
  });
}

/**
 * The operations, called by fetch with the browser's session. Each returns the operation's answer; a refusal is thrown as
 * ApiFault, and no answer at all as Unreachable.
 */
export const studio = clientUntil(null);

/** The same, given up when the signal says so: an answer that comes later is never heard, and the call ends as Unreachable. */
export function studioUntil(signal: AbortSignal): StudioClient {
  return clientUntil(signal);
}
