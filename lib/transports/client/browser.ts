import type { FaultEntry } from '#lib/contract/fault.ts';
import { ApiFault, isStudios } from '#lib/transports/client/api-fault.ts';
import { callOf, isOperation } from '#lib/transports/client/call-of.ts';
import { namingPagePerson } from '#lib/transports/client/page-person.ts';
import { randomKey } from '#lib/transports/client/random-key.ts';
import { RepeatedCalls } from '#lib/transports/client/repeated-calls.ts';
import type { OperationName, StudioClient } from '#lib/transports/client/studio-client.ts';

/** Nothing of Studio's own answered: no network, or the application is away. Whether what was sent has been done is not known. */
export class Unreachable extends Error {
  /** What somebody in between has answered instead, where somebody has. */
  readonly fel: FaultEntry | undefined;

  constructor(message?: string, { fel, ...options }: ErrorOptions & { fel?: FaultEntry } = {}) {
    super(message, options);
    this.fel = fel;
  }
}

type Refused = ConstructorParameters<typeof ApiFault>[1];

/** What replaces something, and is so short, is sent also where its page is left meanwhile; a browser keeps 64 kB of such in all (Fetch, «keepalive»). */
const SENT_ON_LEAVING = 1_000;

const repeated = new RepeatedCalls(randomKey);

interface Way {
  /** Gives the call up. */
  signal: AbortSignal | null;
  /** The headers that say by whom the page was opened. */
  naming: () => Record<string, string>;
}

async function callOperation(
  name: OperationName,
  input: FormData | Record<string, unknown> | undefined,
  { signal, naming }: Way,
): Promise<unknown> {
  const { method, address, body, headers: own } = callOf(name, input ?? {});
  const headers = { ...own, ...naming() };
  const request = {
    ...{ method, credentials: 'same-origin', signal, body: body ?? null, headers },
    keepalive: method === 'PUT' && typeof body === 'string' && body.length <= SENT_ON_LEAVING,
  } satisfies RequestInit;
  if (method !== 'POST' || typeof body !== 'string') return answerTo(address, request);
  return answerOnce(address, { ...request, body });
}

/** What is asked for is done once, also when its answer was lost on the way and the person tries again. */
async function answerOnce(address: string, request: RequestInit & { body: string; headers: Record<string, string> }): Promise<unknown> {
  const asked = `${request.method} ${address} ${request.body}`;
  const key = repeated.keyOf(asked);
  try {
    const answer = await answerTo(address, { ...request, headers: { ...request.headers, 'Idempotency-Key': key } });
    repeated.ended(asked, key, 'done');
    return answer;
  } catch (error) {
    repeated.ended(asked, key, isRefusal(error) ? 'refused' : 'unknown');
    throw error;
  }
}

/** Whether the service has said that it did nothing, and is not doing it for an earlier try either. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiFault && error.status < 500 && isStudios(error) && !error.fel.some(({ kod }) => kod === 'samtidigt_anrop');
}

async function answerTo(address: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(address, request).catch((cause: unknown) => {
    throw new Unreachable('Ingen kontakt med Studio.', { cause });
  });
  return answerIn(response.status, await textOf(response));
}

/** All of what was answered. Thrown is as Unreachable that it was cut off on the way. */
export async function textOf(response: Response): Promise<string> {
  return response.text().catch((cause: unknown) => {
    throw new Unreachable('Studio svarade inte som väntat.', { cause });
  });
}

/**
 * What the service has answered, its shape as the door has checked it. A refusal is thrown as ApiFault, and so is that somebody in between has stopped what
 * was sent (a proxy, a firewall); what else is no answer of the service as Unreachable.
 */
export async function answerIn(status: number, text: string): Promise<unknown> {
  const answer = objectIn(text);
  const isRefused = status >= 400;
  if (answer !== undefined && !isRefused) return answer;
  if (answer !== undefined && Array.isArray(answer.fel)) throw new ApiFault(status, answer);
  if (!isRefused && !text.trimStart().startsWith('<')) throw new Unreachable('Studio svarade inte som väntat.');
  // Seldom met, and no page waits for it. Where that does not come either, nothing of Studio is reached.
  const { answerInBetween } = await import('#lib/transports/client/in-between.ts').catch((cause: unknown) => {
    throw new Unreachable('Studio svarade inte som väntat.', { cause });
  });
  const { isStopped, fel } = answerInBetween(status);
  throw isStopped ? new ApiFault(status, { fel: [fel] }) : new Unreachable(fel.orsak, { fel });
}

function objectIn(text: string): Refused | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function clientBy(way: Way): StudioClient {
  // Nothing is asked of the object itself: each of its operations is made when it is asked for.
  return new Proxy({} as StudioClient, {
    get: (_, name) =>
      typeof name === 'string' && isOperation(name)
        ? (input?: FormData | Record<string, unknown>) => callOperation(name, input, way)
        : undefined,
  });
}

/**
 * The operations, called by fetch with the browser's session. Each returns the operation's answer; a refusal is thrown as
 * ApiFault, and no answer at all as Unreachable. Refused is also what is asked once another has logged in than who opened the page.
 */
export const studio = clientBy({ signal: null, naming: namingPagePerson });

/** The same for whoever is logged in now, whoever opened the page: to be asked who that is, and nothing else. */
export const studioOfSession: Pick<StudioClient, 'hamtaJag'> = clientBy({ signal: null, naming: () => ({}) });

/** The same, given up when the signal says so: an answer that comes later is never heard, and the call ends as Unreachable. */
export function studioUntil(signal: AbortSignal): StudioClient {
  return clientBy({ signal, naming: namingPagePerson });
}
