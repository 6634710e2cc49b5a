import type { Socket } from 'node:net';
import type { Fault } from '#lib/errors/fault.ts';
import { closeGently } from '#lib/http/close-gently.ts';
import { envelopeOf } from '#lib/http/fault-answer.ts';
import type { Patience } from '#lib/http/patience.ts';

/** As HTTP calls them; nothing else is ever written past node. */
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Writes the envelope where node has no answer to write into (what is no HTTP, what asks for another protocol), and closes. */
export function refuseRaw(
  socket: Socket,
  refusal: Fault,
  { headers, closing }: { headers: Record<string, string>; closing: Patience['closing'] },
): void {
  const { status } = refusal;
  const body = JSON.stringify(envelopeOf(refusal));
  const lines = Object.entries({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  closeGently(socket, closing);
}
