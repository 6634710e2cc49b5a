import { IncomingMessage } from 'node:http';

/** The request again, for somebody who wants to read its body, which has been read already. */
export function replayed(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const again = Object.assign(new IncomingMessage(request.socket), { httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders });
  Object.assign(again, { method, url, headers, complete: true });
  again.push(body);
  again.push(null);
  return again;
}
