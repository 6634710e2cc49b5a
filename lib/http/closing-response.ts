import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { closeGently } from '#lib/http/close-gently.ts';
import { patienceWith } from '#lib/http/patience.ts';

/**
 * The answer to a request. One that is given before the body has been heard whole (a refusal, or an answer that has no use
 * for it) ends the connection: node would go on reading whatever the caller sends, for ever.
 */
export class ClosingResponse extends ServerResponse {
  override writeHead(status: number, ...given: unknown[]): this {
    if (!this.req.complete && hasBody(this.req)) {
      this.shouldKeepAlive = false;
      const { socket } = this.req;
      const { closing } = patienceWith(this.req);
      // How node closes a connection after its last answer.
      socket.destroySoon = () => closeGently(socket, closing);
    }
    // The parameters of the method that is overridden, which has two forms.
    return super.writeHead(status, ...(given as [(OutgoingHttpHeaders | OutgoingHttpHeader[])?]));
  }
}

/**
 * Whether the request comes with a body, by its own word. Asked of the list as it arrived: node makes an object of all
 * headers when it is asked for one, and most requests have no body.
 */
export function hasBody({ rawHeaders }: { readonly rawHeaders: readonly string[] }): boolean {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const { length } = rawHeaders[at] ?? '';
    if (length !== 14 && length !== 17) continue;
    const name = rawHeaders[at]?.toLowerCase();
    if (name === 'transfer-encoding' || (name === 'content-length' && rawHeaders[at + 1] !== '0')) return true;
  }
  return false;
}
