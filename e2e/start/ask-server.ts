import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answered {
  status: number;
  /** Every header by its name in small letters; what is sent several times in one line. */
  headers: Record<string, string>;
  body: string;
}

/** As a client does that changes nothing of what it is told to ask: fetch would mend addresses and methods. */
export function ask(url: string, question: string, headers: Record<string, string> = {}, body?: string): Promise<Answered> {
  const [method = 'GET', address = '/'] = question.split(' ');
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, method, path: address, headers: { 'X-Request-Id': 'jamforelse', ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = unpacked(Buffer.concat(chunks), answer.headers['content-encoding']).toString('utf8');
        const told = Object.entries(answer.headersDistinct).map(([name, values = []]) => [name, values.join('; ')]);
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(told), body });
      });
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

/** As a browser does by what the answer says of itself. */
function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Sends those very characters, and resolves with all that comes back until the connection is closed, or for that long. */
export function send(url: string, text: string, forMs = 5_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), new URL(url).hostname);
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('utf8');
    });
    // Being hung up on is one way to be answered.
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    setTimeout(() => socket.destroy(), forMs).unref();
    socket.write(text);
  });
}

/** What each server decides for itself of a connection, and not of an answer. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
/** What Next's pages and its packing depend on, which it says of every answer. */
const VARY_OF_NEXT = /^(rsc|next-router-.*|accept-encoding)$/i;

/** An answer without what is another's each time: ports, tokens, nonces, marks of the content, the names of Next's files. */
export function alike({ status, headers, body }: Answered, url: string): Answered {
  const plain = (text: string) =>
    text
      .replaceAll(url, '')
      .replaceAll(encodeURIComponent(url), '')
      .replace(/nonce-[\w+/=]+/g, 'nonce');
  const told = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  // What a redirect says besides where it leads is read by nobody.
  const isUnread = status === 302 || status === 303 || body.includes('/_next/static/') || body.includes('csrfToken');
  return {
    status,
    headers: Object.fromEntries(told.map(([name, value]) => [name, plain(steady(name, value))]).filter(([, value]) => value !== '')),
    body: isUnread ? '' : plain(body),
  };
}

function steady(name: string, value: string): string {
  if (name === 'etag') return 'of its content';
  // Of what has been the same for some seconds, as each of them has seen it.
  if (name === 'last-modified') return '';
  if (name === 'set-cookie') return value.replace(/(csrf-token)=[^;]*/g, '$1');
  if (name !== 'vary') return value;
  return value
    .split(/, */)
    .filter((word) => !VARY_OF_NEXT.test(word))
    .join(', ');
}
