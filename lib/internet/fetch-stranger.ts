import { type IncomingHttpHeaders, request } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Network } from '#lib/internet/network.ts';
import { isPublicAddress } from '#lib/internet/public-address.ts';

/** Why nothing was had from an address; the message says it for the log. */
export class StrangerRefused extends Error {
  readonly reason: 'address' | 'name' | 'host' | 'slow' | 'large' | 'answer' | 'broken';

  constructor(reason: StrangerRefused['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StrangerRefused';
    this.reason = reason;
  }
}

export interface StrangerAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** What a stranger's answer says before its body. */
export interface StrangersHead {
  statusCode?: number | undefined;
  headers: IncomingHttpHeaders;
}

interface Bounds {
  network: Network;
  /** What is said to be accepted, a media type. */
  accept: string;
  bytes: number;
  /** What is asked besides, by what the answer is compared with what one has. */
  headers?: Readonly<Record<string, string>>;
  /** Ends the whole of it. */
  limit: AbortSignal;
  /** Why an answer is of no use, before its body is read; absent when it is. */
  unfit?(answer: StrangersHead): string | undefined;
}

/**
 * What is at an address that a stranger has named, over http or https at its usual port. Connects to the very addresses that
 * have been looked at, so that a name that is answered otherwise the next time leads nowhere; refuses every host of which any
 * address is not public, whatever is larger or slower than its bounds, and what is compressed, which could be larger than it
 * looks. Follows no redirect: the caller decides, and asks again. Throws StrangerRefused.
 */
export async function fetchStranger(url: URL, bounds: Bounds): Promise<StrangerAnswer> {
  const { limit } = bounds;
  return before(limit, read(url, await connectTo(url, bounds.network, limit), bounds));
}

/**
 * A connection to whoever is at the address, unless the limit is reached before it is known who that is. Throws StrangerRefused for what is not asked:
 * another port, a login, a host that is not on the internet.
 */
export async function connectTo(url: URL, network: Network, limit: AbortSignal): Promise<Duplex> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new StrangerRefused('address', 'neither http nor https');
  if (url.port !== '') throw new StrangerRefused('address', 'not at the usual port');
  if (url.username !== '' || url.password !== '') throw new StrangerRefused('address', 'with a login');
  // A number needs no name server, and would be connected to whatever one has said of it.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new StrangerRefused('host', 'a number in the place of a name');
  const targets = await before(limit, publicAddressesOf(url.hostname, network));
  return network.connect(targets, url.hostname, { secure: url.protocol === 'https:' });
}

async function publicAddressesOf(host: string, network: Network): Promise<string[]> {
  const addresses = await network.resolve(host).catch((cause: unknown) => {
    throw new StrangerRefused('name', 'the host has no address', cause);
  });
  if (addresses.length === 0) throw new StrangerRefused('name', 'the host has no address');
  if (!addresses.every(isPublicAddress)) throw new StrangerRefused('host', 'the host is not on the internet');
  return addresses;
}

function read(url: URL, connection: Duplex, { accept, bytes, headers: besides, limit, unfit }: Bounds): Promise<StrangerAnswer> {
  return new Promise((resolve, reject) => {
    const refuse = (reason: StrangerRefused['reason'], message: string, cause?: unknown) => {
      connection.destroy();
      reject(new StrangerRefused(reason, message, cause));
    };
    limit.addEventListener('abort', () => refuse('slow', 'too slow'), { once: true });
    const asking = request(
      {
        path: `${url.pathname}${url.search}`,
        headers: { ...besides, Host: url.host, 'User-Agent': 'Studio', Accept: accept, 'Accept-Encoding': 'identity', Connection: 'close' },
        maxHeaderSize: 8 * 1024,
        createConnection: () => connection,
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        const problem = unfit?.(answer) ?? (headers['content-encoding'] === undefined ? undefined : 'compressed');
        if (problem !== undefined) return refuse('answer', problem);
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > bytes) refuse('large', 'too large');
          else chunks.push(chunk);
        });
        answer.on('error', (cause) => refuse('broken', 'broken off', cause));
        answer.on('end', () => resolve({ status, headers, bytes: Buffer.concat(chunks) }));
      },
    );
    asking.on('error', (cause) => refuse('broken', 'no answer', cause));
    asking.end();
  });
}

/** What the work comes to, unless the limit is reached first. */
export async function before<Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const refuse = () => late.reject(new StrangerRefused('slow', 'too slow'));
  if (limit.aborted) refuse();
  limit.addEventListener('abort', refuse, { once: true });
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    limit.removeEventListener('abort', refuse);
  }
}
