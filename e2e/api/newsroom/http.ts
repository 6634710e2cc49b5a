import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { inject } from 'vitest';

export interface RawRequest {
  method: string;
  /** Sent as it is, never tidied up. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  /** Sends the body without saying how long it is. */
  chunked?: boolean;
  /** Of an answer that is a file, no more is read than that it is sent. */
  begun?: boolean;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const connections = new Agent({ keepAlive: true, maxSockets: 64 });

/** One HTTP request, byte for byte as given. An answer that comes before the body is sent whole is an answer all the same. */
export function send(
  { method, path, headers = {}, body, chunked = false, begun = false }: RawRequest,
  url = inject('studio').url,
): Promise<RawAnswer> {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  const length = bytes === undefined || chunked ? {} : { 'Content-Length': bytes.byteLength };
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, method, path, headers: { ...length, ...headers }, agent: connections }, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      if (begun && status === 200 && !told['content-type']?.startsWith('application/json')) {
        response.destroy();
        return resolve({ status, headers: told, text: '' });
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status, headers: told, text: Buffer.concat(chunks).toString('utf8') });
      });
    });
    sending.on('error', reject);
    sending.end(bytes);
  });
}
