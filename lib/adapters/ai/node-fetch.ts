import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

/** More than any answer we ask for; a server that sends without end is cut off. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

/**
 * `fetch` as the provider packages call it, on node:http: the global one can bring the process down when a server closes a
 * connection at a bad moment. Answers are read whole; redirects are not followed, so that the key goes nowhere else.
 */
export const nodeFetch: typeof fetch = (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const headers = Object.fromEntries(new Headers(init.headers));
  const body = init.body ?? undefined;
  if (body !== undefined && typeof body !== 'string') return Promise.reject(new TypeError('only a text can be sent'));
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secure : plain)(
      url,
      { method: init.method ?? 'GET', headers, signal: init.signal ?? undefined },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > LONGEST_ANSWER) response.destroy(new Error('the answer is longer than any we asked for'));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const received = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
            (values ?? []).map((value): [string, string] => [name, value]),
          );
          resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 502, headers: received }));
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
};
