import { CONTRACT_VERSIONS, VERSION_HEADER } from '#lib/contract/contract-versions.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { callOf, type HttpCall, isOperation } from '#lib/transports/client/call-of.ts';
import { randomKey } from '#lib/transports/client/random-key.ts';
import type { OperationName, StudioClient } from '#lib/transports/client/studio-client.ts';

export interface StudioAddress {
  /** Where Studio is, without a path: `https://studio.tidningen.se`. */
  url: string;
  /** An agent's key. */
  nyckel: string;
}

/** Nothing answered, however often it was tried: whether what was asked for has been done is not known. */
export class StudioAway extends Error {}

/** So often a call is tried again, and so long each answer is waited for. */
const TRIES = 4;
const PATIENCE_MS = 60_000;
/** What says that it could not be taken now, and may soon. */
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** Longer than this nobody is made to wait unseen: the refusal says when to come back. */
const LONGEST_WAIT_MS = 30_000;

/**
 * The operations of a Studio elsewhere, for a program with a key. Each returns the operation's answer, a file as a Blob; a refusal is thrown as ApiFault, and no answer at
 * all as StudioAway. What is lost on the way or meets a busy service is tried again under the same Idempotency-Key, so that it is done once. Asks for the
 * version of the contract that it was made with.
 */
export function connectStudio({ url, nyckel }: StudioAddress): StudioClient {
  const root = new URL(url).origin;
  const own = { Authorization: `Bearer ${nyckel}`, [VERSION_HEADER]: CONTRACT_VERSIONS[0].datum };
  const call = (name: OperationName, input: FormData | Record<string, unknown> = {}) => {
    const { headers, ...rest } = callOf(name, input);
    const once: Record<string, string> = rest.method === 'GET' ? {} : { 'Idempotency-Key': randomKey() };
    return answerTo(root, { ...rest, headers: { ...own, ...headers, ...once } });
  };
  // Nothing is asked of the object itself: each of its operations is made when it is asked for.
  return new Proxy({} as StudioClient, {
    get: (_, name) =>
      typeof name === 'string' && isOperation(name) ? (input?: FormData | Record<string, unknown>) => call(name, input) : undefined,
  });
}

async function answerTo(root: string, call: HttpCall): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    const pause = tries < TRIES ? 500 * 2 ** tries : undefined;
    try {
      return await answerOnce(root, call);
    } catch (error) {
      const wait = pause === undefined ? undefined : waitAfter(error, pause);
      if (wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** How long to wait before the next try; undefined where there is to be none. */
function waitAfter(error: unknown, pause: number): number | undefined {
  if (error instanceof StudioAway) return pause;
  if (!(error instanceof ApiFault) || !BUSY.has(error.status)) return undefined;
  const asked = Number(error.headers['retry-after'] ?? 0) * 1000;
  return asked > LONGEST_WAIT_MS ? undefined : Math.max(pause, asked);
}

async function answerOnce(root: string, { method, address, body, headers }: HttpCall): Promise<unknown> {
  const request = { method, headers, body: body ?? null, signal: AbortSignal.timeout(PATIENCE_MS) };
  const response = await fetch(root + address, request).catch((cause: unknown) => {
    throw new StudioAway(`Ingen kontakt med Studio på ${root}.`, { cause });
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (response.ok && !isJson) return response.blob();
  const answer = await response.json().catch((cause: unknown) => {
    throw new StudioAway(`Det som svarar på ${root} är inte Studio.`, { cause });
  });
  if (!response.ok) throw new ApiFault(response.status, answer, Object.fromEntries(response.headers));
  return answer;
}
