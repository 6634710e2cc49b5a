import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

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

export type HttpSend = (call: HttpCall) => Promise<HttpAnswer>;

// A connection that has been idle longer may just be closing at the other end, and a POST is never sent twice by itself.
const IDLE = 4_000;
const agents = {
  'http:': new HttpAgent({ keepAlive: true, timeout: IDLE, scheduling: 'lifo' }),
  'https:': new HttpsAgent({ keepAlive: true, timeout: IDLE, scheduling: 'lifo' }),
};

/**
 * One request, with its whole answer. Follows no redirect: that would turn a POST into a GET, and take the password to
 * wherever it points. Rejects when there was no whole answer in time.
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
        text(response).then((read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: read }), reject);
      });
      request.end(body);
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error;
  }
};
