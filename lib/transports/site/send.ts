import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, hasVersion } from '#lib/transports/site/negotiation.ts';
import type { ReadyPage } from '#lib/transports/site/ready-page.ts';

/** Writes an answer that is ready, in the reader's encoding, or says that the reader has it already. */
export function send(request: IncomingMessage, response: ServerResponse, page: ReadyPage): void {
  const ready = page.bodies[encodingFor(request.headers['accept-encoding'])];
  if (page.status === 200 && hasVersion(request.headers['if-none-match'], ready.etag)) {
    response.writeHead(304, ready.unchanged);
    response.end();
    return;
  }
  response.writeHead(page.status, ready.headers);
  response.end(request.method === 'HEAD' ? undefined : ready.body);
}
