import type { Socket } from 'node:net';
import type { Fault } from '#lib/errors/fault.ts';
import { listed } from '#lib/http/answer.ts';
import { closeGently } from '#lib/http/close-gently.ts';
import { envelopeOf } from '#lib/http/fault-answer.ts';
import type { Patience } from '#lib/http/patience.ts';

/** As HTTP calls them; nothing else is ever written past node. */
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

const OF_EVERY_REFUSAL = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
};

/** Writes the envelope where node has no answer to write into (what is no HTTP, what asks for another protocol), and closes. */
export function refuseRaw(
  socket: Socket,
  refusal: Fault,
  { headers, closing }: { headers: readonly string[]; closing: Patience['closing'] },
): void {
  const { status } = refusal;
  const body = JSON.stringify(envelopeOf(refusal));
  const all = [...listed(OF_EVERY_REFUSAL), 'Content-Length', String(Buffer.byteLength(body)), ...headers];
  const lines = all.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');
  socket.write(`HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}\r\n${lines}\r\n${body}`);
  closeGently(socket, closing);
}
