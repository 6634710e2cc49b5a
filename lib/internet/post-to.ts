import { type IncomingHttpHeaders, request } from 'node:http';
import type { Duplex } from 'node:stream';
import { before, connectTo, StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import type { Network } from '#lib/internet/network.ts';

interface Posting {
  network: Network;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Ends the whole of it. */
  limit: AbortSignal;
}

/** How whoever is there has answered. */
export interface PostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
}

/**
 * Sends JSON to an address that a stranger has named, within the bounds of `fetchStranger`: to the very addresses that have been looked at, and never
 * to one that is not on the internet. Of the answer nothing but its head is read, and no redirect is followed. Throws StrangerRefused where there is no
 * answer in time.
 */
export async function postTo(url: URL, posting: Posting): Promise<PostAnswer> {
  const { network, limit } = posting;
  const connection = await connectTo(url, network, limit);
  try {
    return await before(limit, post(url, connection, posting));
  } finally {
    connection.destroy();
  }
}

function post(url: URL, connection: Duplex, { headers, body }: Posting): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const asking = request(
      {
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        headers: {
          ...headers,
          ...{
            Host: url.host,
            'User-Agent': 'Studio',
            'Content-Type': 'application/json',
            'Content-Length': bytes.length,
            Connection: 'close',
          },
        },
        maxHeaderSize: 8 * 1024,
        createConnection: () => connection,
      },
      ({ statusCode: status = 0, headers: told }) => resolve({ status, headers: told }),
    );
    asking.on('error', (cause) => reject(new StrangerRefused('broken', 'no answer', cause)));
    asking.end(bytes);
  });
}
