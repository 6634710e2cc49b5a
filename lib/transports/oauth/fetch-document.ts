import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from '#lib/transports/oauth/public-address.ts';

/** The way to the internet, handed in so that tests can stand in its place. */
export interface Network {
  /** Every address of a host. */
  resolve(host: string): Promise<string[]>;
  /** An encrypted connection to one of those very addresses, whose other end has proved to be `host`. */
  connect(addresses: readonly string[], host: string): Duplex;
}

export const INTERNET: Network = {
  resolve: (host) => addressesFrom(new Resolver({ timeout: 1_000, tries: 2 }), host),
  connect: (addresses, host) => connectTls({ host, port: 443, servername: host, ALPNProtocols: ['http/1.1'], lookup: only(addresses) }),
};

interface NameServers {
  resolve4(host: string): Promise<string[]>;
  resolve6(host: string): Promise<string[]>;
}

/**
 * Every address that the name servers have for a host. Asked without the machine's own lookup, which holds one of the few threads
 * that also read files and hash passwords for as long as a stranger's name server likes to be silent.
 */
export async function addressesFrom(names: NameServers, host: string): Promise<string[]> {
  const [four, six] = await Promise.allSettled([names.resolve4(host), names.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
}

/** Answers with these addresses, whatever is asked for: the first that can be reached is connected to. */
function only(addresses: readonly string[]): LookupFunction {
  return (_host, _options, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );
}

export const FETCH_LIMITS = { bytes: 5 * 1024, milliseconds: 3_000 } as const;

/** The document could not be had; the message says why, for the log. */
export class DocumentRefused extends Error {}

/**
 * Whether an address may be that of a client's metadata document: https at the usual port of a named host, with a path, and
 * nothing in it that means another address when it is read (client ID metadata documents §3).
 */
export function isDocumentAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.href !== text) return false;
  if (url.username !== '' || url.password !== '' || url.hash !== '' || url.port !== '') return false;
  return (
    url.pathname !== '/' && url.hostname.includes('.') && !url.hostname.endsWith('.') && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
  );
}

/**
 * The JSON at an address that a stranger has named. Connects to the very addresses that have been looked at, so that a name
 * that is answered otherwise the next time leads nowhere; refuses every host of which any address is not public, every
 * redirect, and whatever is larger or slower than FETCH_LIMITS. Throws DocumentRefused.
 */
export async function fetchDocument(address: string, network: Network): Promise<unknown> {
  if (!isDocumentAddress(address)) throw new DocumentRefused('not an address of a metadata document');
  const url = new URL(address);
  const limit = AbortSignal.timeout(FETCH_LIMITS.milliseconds);
  const targets = await before(limit, publicAddressesOf(url.hostname, network));
  const text = await before(limit, read(url, network.connect(targets, url.hostname), limit));
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocumentRefused('not JSON', { cause });
  }
}

async function publicAddressesOf(host: string, network: Network): Promise<string[]> {
  const addresses = await network.resolve(host).catch((cause: unknown) => {
    throw new DocumentRefused('the host has no address', { cause });
  });
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new DocumentRefused('the host is not on the internet');
  return addresses;
}

function read(url: URL, connection: Duplex, limit: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (reason: string, cause?: unknown) => {
      connection.destroy();
      reject(new DocumentRefused(reason, { cause }));
    };
    limit.addEventListener('abort', () => refuse('too slow'), { once: true });
    const asking = request(
      {
        path: `${url.pathname}${url.search}`,
        headers: { Host: url.host, Accept: 'application/json', Connection: 'close' },
        maxHeaderSize: 8 * 1024,
        createConnection: () => connection,
      },
      (answer) => {
        const reason = unfit(answer);
        if (reason !== undefined) return refuse(reason);
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > FETCH_LIMITS.bytes) refuse('too large');
          else chunks.push(chunk);
        });
        answer.on('error', (cause) => refuse('broken off', cause));
        answer.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      },
    );
    asking.on('error', (cause) => refuse('no answer', cause));
    asking.end();
  });
}

function unfit({ statusCode, headers }: IncomingMessage): string | undefined {
  if (statusCode !== 200) return `status ${statusCode}`;
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? '')) return 'not said to be JSON';
  return headers['content-encoding'] === undefined ? undefined : 'compressed';
}

async function before<Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const refuse = () => late.reject(new DocumentRefused('too slow'));
  limit.addEventListener('abort', refuse, { once: true });
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    limit.removeEventListener('abort', refuse);
  }
}
