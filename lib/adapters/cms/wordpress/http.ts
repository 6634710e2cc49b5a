import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

export interface HttpCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** Milliseconds for the whole call, the answer's last byte included. */
  timeout: number;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Some times the longest article that it keeps: one that answers without end would fill the memory of everybody's Studio. */
const LONGEST_ANSWER = 16 * 1024 * 1024;

export type HttpSend = (call: HttpCall) => Promise<HttpAnswer>;

// A connection that has been idle longer may just be closing at the other end, and a POST is never sent twice by itself.
const IDLE = 4_000;
const agents = {
  'http:': new HttpAgent({ keepAlive: true, timeout: IDLE, scheduling: 'lifo' }),
  'https:': new HttpsAgent({ keepAlive: true, timeout: IDLE, scheduling: 'lifo' }),
};

/**
 * One request, with its whole answer. Follows no redirect: that would turn a POST into a GET, and take the password to
 * wherever it points. Rejects when there was no whole answer in time, or one longer than any
 * that we ask for.
 *
 * Not fetch: the one in Node 24 ends the process when a server closes the connection while an answer is being read slowly
 * (nodejs/undici#5360), and PHP hosts do close it after every answer.
 */
export const httpSend: HttpSend = async ({ method, url, headers, body, timeout }) => {
  const signal = AbortSignal.timeout(timeout);
  const secure = new URL(url).protocol === 'https:';
  const request = (secure ? httpsRequest : httpRequest)(url, { method, headers, signal, agent: agents[secure ? 'https:' : 'http:'] });
  try {
    return await new Promise<HttpAnswer>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        read(response).then((text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }), reject);
      });
      request.end(body);
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error;
  }
};

/** A file of at most so many bytes, with the status of its answer; the same in all else as `httpSend`. */
export async function httpFile(
  url: string,
  { timeout, most }: { timeout: number; most: number },
): Promise<{ status: number; bytes: Uint8Array }> {
  const signal = AbortSignal.timeout(timeout);
  const secure = new URL(url).protocol === 'https:';
  const request = (secure ? httpsRequest : httpRequest)(url, { signal, agent: agents[secure ? 'https:' : 'http:'] });
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      bytesOf(response, most).then((bytes) => resolve({ status: response.statusCode ?? 0, bytes }), reject);
    });
    request.end();
  });
}

async function read(response: AsyncIterable<Buffer>): Promise<string> {
  return (await bytesOf(response, LONGEST_ANSWER)).toString('utf8');
}

async function bytesOf(response: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response) {
    length += piece.length;
    if (length > most) throw new Error('the answer is longer than any we ask for');
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}
