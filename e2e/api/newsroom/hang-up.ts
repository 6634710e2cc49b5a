import { request } from 'node:http';
import type { Caller } from './caller.ts';

interface Posted {
  path: string;
  body: unknown;
  nyckel: string;
}

/** Posts as `caller`, and closes the connection without an answer when `when` has resolved. */
export async function hangUp(
  url: string,
  { credential }: Caller,
  { path, body, nyckel }: Posted,
  when: () => Promise<unknown>,
): Promise<void> {
  const { hostname, port } = new URL(url);
  const text = JSON.stringify(body);
  const headers = {
    ...credential,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Idempotency-Key': nyckel,
  };
  const sending = request({ hostname, port, method: 'POST', path: `/studio/api${path}`, headers, agent: false });
  // That it was closed under the request is what is wanted.
  sending.on('error', () => {});
  await new Promise((sent) => sending.once('finish', sent).end(text));
  await when();
  sending.destroy();
}
