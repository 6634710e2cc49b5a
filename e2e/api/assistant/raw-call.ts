import type { OutgoingHttpHeaders } from 'node:http';
import { type RawAnswer, send } from '../newsroom/http.ts';

interface RawCall {
  nyckel?: string;
  server?: string;
  method?: string;
  params?: Record<string, unknown>;
  headers?: OutgoingHttpHeaders;
  /** Instead of the message. */
  body?: string;
  verb?: string;
}

export interface RawReply extends RawAnswer {
  // What it holds is what the test is about to find out.
  // biome-ignore lint/suspicious/noExplicitAny: every field read from it is asserted on
  data: any;
}

/** One message to a server as a client of the 2025-11-25 protocol sends it, without the client's own care. */
export async function rawCall(call: RawCall): Promise<RawReply> {
  const { nyckel, server = 'redaktion', method = 'tools/list', params = {}, verb = 'POST' } = call;
  const headers = {
    ...(nyckel === undefined ? {} : { Authorization: `Bearer ${nyckel}` }),
    ...{ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-11-25' },
    ...call.headers,
  };
  const message = verb === 'POST' ? { body: call.body ?? JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }) } : {};
  const answer = await send({ method: verb, path: `/studio/mcp/${server}`, headers, ...message });
  return { ...answer, data: JSON.parse(jsonOf(answer)) };
}

/** The last message of a stream, or the whole of an answer that is none. */
function jsonOf({ headers, text }: RawAnswer): string {
  if (!String(headers['content-type']).startsWith('text/event-stream')) return text === '' ? 'null' : text;
  return (
    text
      .split('\n')
      .findLast((line) => line.startsWith('data: {'))
      ?.slice('data: '.length) ?? 'null'
  );
}
