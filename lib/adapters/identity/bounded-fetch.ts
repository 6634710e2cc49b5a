import type { CustomFetchOptions } from 'openid-client';
import { IdentityFailure } from '#lib/adapters/identity/port.ts';

/** A provider's keys and claims are some kilobytes. */
const MOST_BYTES = 256 * 1024;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether what is said at the address can be neither heard nor changed on the way: encrypted, or on the machine itself. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname)));
}

/**
 * Asks a provider that the operator has named, whatever network it stands in (docs/decisions/openid-connect.md); follows no
 * redirect, and reads no more than a provider has to say. Throws IdentityFailure `away` when there is no answer, or one of a
 * server that has failed.
 */
export async function boundedFetch(address: string, { method, headers, body, signal }: CustomFetchOptions): Promise<Response> {
  if (!isSafeAddress(address)) throw new IdentityFailure('away', `neither https nor on this machine: ${address}`);
  try {
    const form = body instanceof URLSearchParams ? { body } : {};
    const response = await fetch(address, { method, headers, ...form, redirect: 'manual', signal: signal ?? null });
    if (response.status >= 500) throw new IdentityFailure('away', `status ${response.status} from ${address}`);
    const { status, statusText } = response;
    const answer = new Response(await bytesOf(response), { status, statusText, headers: response.headers });
    // The library holds an answer against the address that it asked.
    Object.defineProperty(answer, 'url', { value: response.url });
    return answer;
  } catch (cause) {
    throw cause instanceof IdentityFailure ? cause : new IdentityFailure('away', `no answer from ${address}`, cause);
  }
}

async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer> | null> {
  if (body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new IdentityFailure('away', 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
