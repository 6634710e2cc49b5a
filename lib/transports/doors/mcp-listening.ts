import { createMcpHandler, type McpHttpHandler, type McpServerFactory, type RequestId } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { fault } from '#lib/errors/fault.ts';
import { type Answer, EVENT_STREAM, jsonAnswer } from '#lib/http/answer.ts';
import type { Followed } from '#lib/transports/doors/followed-events.ts';
import { changedBy } from '#lib/transports/mcp/article-changes.ts';
import type { protocolError } from '#lib/transports/mcp/protocol-error.ts';
import { articleOfAddress } from '#lib/transports/mcp/resources.ts';

/*
 * Being told of changes (MCP of 2026-07-28, `subscriptions/listen`): one request, answered by a stream that goes on. It is its caller's for as long as it is open, so nothing of
 * it is kept anywhere else, and any instance may have it (docs/decisions/assistants.md).
 */

/** Of one stream. */
const MOST_ARTICLES = 100;
const BEAT = new TextEncoder().encode(': \n\n');

const listening = z.looseObject({
  id: z.union([z.string(), z.number()]),
  method: z.literal('subscriptions/listen'),
  params: z.looseObject({ notifications: z.looseObject({ resourceSubscriptions: z.array(z.string()).optional() }) }),
});

export interface ListenRequest {
  id: RequestId;
  /** Of the resources that it asks for, those that ever change: articles. */
  addresses: readonly string[];
  /** The request for those alone: a client is told what it will be told of. */
  message: unknown;
}

/** The request to be told of changes; undefined for any other message. */
export function listenRequest(message: unknown): ListenRequest | undefined {
  const read = listening.safeParse(message);
  if (!read.success) return undefined;
  const { params } = read.data;
  const asked = params.notifications.resourceSubscriptions ?? [];
  const addresses = [...new Set(asked.filter((address) => articleOfAddress(address) !== undefined))];
  const notifications = { ...params.notifications, resourceSubscriptions: addresses };
  return { id: read.data.id, addresses, message: { ...read.data, params: { ...params, notifications } } };
}

/** Throws 422 for more articles than one stream tells of. */
export function refuseMany({ addresses }: ListenRequest): void {
  const max = `${MOST_ARTICLES} artiklar i en prenumeration`;
  if (addresses.length > MOST_ARTICLES) throw fault('for_lang', { falt: 'resourceSubscriptions' }, { falt: 'resourceSubscriptions', max });
}

/** What refuses such a request, as the protocol tells it. */
export function refusedListening(id: RequestId, error: ReturnType<typeof protocolError>): Answer {
  const { code, message, data } = error;
  return jsonAnswer(200, { jsonrpc: '2.0', id, error: { code, message, data } });
}

/**
 * The handler of one such request, for its articles alone: whatever is told through its `notify` goes to nobody else. It is the one who says whether the request is one of the
 * protocol.
 */
export function listeningHandler(factory: McpServerFactory, onerror: (error: Error) => void): McpHttpHandler {
  return createMcpHandler(factory, { legacy: 'reject', maxSubscriptions: 1, keepAliveMs: 0, onerror });
}

/** The stream of what changes among the articles, told by the handler's words; none waits that its reader has not taken. */
export function changesTold(handler: McpHttpHandler, stream: Response, { pages, cut }: Followed, addresses: readonly string[]): Answer {
  return { status: 200, headers: EVENT_STREAM, body: told(handler, stream, pages, addresses), cut };
}

async function* told(
  handler: McpHttpHandler,
  { body }: Response,
  pages: Followed['pages'],
  addresses: readonly string[],
): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  try {
    yield* nextOf(reader);
    let next = await pages.next();
    for (; next.done !== true; next = await pages.next()) {
      const page = next.value;
      if (page === null) yield BEAT;
      for (const address of changedBy(page?.handelser ?? [], addresses)) {
        handler.notify.resourceUpdated(address);
        yield* nextOf(reader);
      }
    }
    if (next.value === 'broken_off') return;
    // Tells that no more will come, which is another thing than a connection that was lost: a program that was comes back.
    await handler.close();
    yield* nextOf(reader);
  } finally {
    // Its reader may have left in the middle, which a loop of its own would have told.
    await pages.return('broken_off');
    await handler.close();
    await reader.cancel();
  }
}

/** What the handler has just written. */
async function* nextOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const { value } = await reader.read();
  if (value !== undefined) yield value;
}
