import { type IncomingHttpHeaders, request } from 'node:http';
import type { Duplex } from 'node:stream';
import { before, connectTo, StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import type { Network } from '#lib/internet/network.ts';

interface Looking {
  network: Network;
  method: 'HEAD' | 'GET';
  /** Of a body no more than so much is read: the rest is of no use, however long it goes on. */
  bytes: number;
  /** Ends the whole of it. */
  limit: AbortSignal;
  /** Who says to be looking. */
  as: string;
}

/** What is at an address, as far as somebody has looked. */
export interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  /** How the body begins. */
  beginning: Buffer;
}

/**
 * Looks at what a stranger has at an address, within the bounds of `fetchStranger`, and yet takes what it would refuse: an answer of any status, in any
 * coding, of any length. Follows no redirect. Throws StrangerRefused where there is no answer in time.
 */
export async function lookAt(url: URL, looking: Looking): Promise<Seen> {
  const { limit } = looking;
  const connection = await connectTo(url, looking.network, limit);
  try {
    return await before(limit, look(url, connection, looking));
  } finally {
    connection.destroy();
  }
}

function look(url: URL, connection: Duplex, { method, bytes, as }: Looking): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const broken = (cause: unknown) => reject(new StrangerRefused('broken', 'no answer', cause));
    const asking = request(
      {
        method,
        path: `${url.pathname}${url.search}`,
        headers: { Host: url.host, 'User-Agent': as, Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'identity', Connection: 'close' },
        createConnection: () => connection,
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        const chunks: Buffer[] = [];
        let size = 0;
        const enough = () => resolve({ status, headers, beginning: Buffer.concat(chunks).subarray(0, bytes) });
        // A head has no body, whatever is sent after it.
        if (method === 'HEAD') return enough();
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size >= bytes) enough();
        });
        // What was sent before it broke off is an answer all the same.
        answer.on('error', enough);
        answer.on('end', enough);
      },
    );
    asking.on('error', broken);
    asking.end();
  });
}
