import { isIP } from 'node:net';
import { fetchStranger, StrangerRefused, type StrangersHead } from '#lib/internet/fetch-stranger.ts';
import type { Network } from '#lib/internet/network.ts';

export const FETCH_LIMITS = { bytes: 5 * 1024, milliseconds: 3_000 } as const;

/** The document could not be had; the message says why, for the log. */
export class DocumentRefused extends Error {}

/**
 * Whether an address may be that of a client's metadata document: https at the usual port of a named host, with a path, and
 * nothing in it that means another address when it is read (client ID metadata documents §3).
 */
export function isDocumentAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.href !== text) return false;
  if (url.username !== '' || url.password !== '' || url.hash !== '' || url.port !== '') return false;
  return (
    url.pathname !== '/' && url.hostname.includes('.') && !url.hostname.endsWith('.') && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
  );
}

/**
 * The JSON at an address that a stranger has named, fetched as `fetchStranger` does; refuses every redirect too, and whatever
 * is larger or slower than FETCH_LIMITS. Throws DocumentRefused.
 */
export async function fetchDocument(address: string, network: Network): Promise<unknown> {
  if (!isDocumentAddress(address)) throw new DocumentRefused('not an address of a metadata document');
  const limit = AbortSignal.timeout(FETCH_LIMITS.milliseconds);
  const bounds = { network, accept: 'application/json', bytes: FETCH_LIMITS.bytes, limit, unfit };
  const { bytes } = await fetchStranger(new URL(address), bounds).catch((cause: unknown) => {
    throw cause instanceof StrangerRefused ? new DocumentRefused(cause.message, { cause }) : cause;
  });
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new DocumentRefused('not JSON', { cause });
  }
}

function unfit({ statusCode, headers }: StrangersHead): string | undefined {
  if (statusCode !== 200) return `status ${statusCode}`;
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? '') ? undefined : 'not said to be JSON';
}
