import { type IncomingMessage, request } from 'node:http';
import { NEWS_ADDRESS, type StaffNews } from '#lib/contract/staff-news.ts';
import type { Caller } from './caller.ts';

/** What a browser of that person is told, for as long as it listens. */
export interface NewsStream {
  told: StaffNews[];
  /** When the stream ended; undefined while it goes on. */
  readonly endedAt: number | undefined;
  leave(): void;
}

/** Listens as a browser does; settled once it hears. `isTaking` false opens the stream and takes nothing of it. */
export async function listen({ credential }: Pick<Caller, 'credential'>, url: string, isTaking = true): Promise<NewsStream> {
  const { hostname, port } = new URL(url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path: NEWS_ADDRESS, headers: { ...credential, Connection: 'close' }, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
  if (response.statusCode !== 200) throw new Error(`listening was answered ${response.statusCode}`);
  const told: StaffNews[] = [];
  let [unread, endedAt] = ['', undefined as number | undefined];
  const end = () => {
    endedAt ??= performance.now();
  };
  response.on('close', end).on('error', end);
  const first = Promise.withResolvers<void>();
  if (isTaking) {
    response.setEncoding('utf8').on('data', (text: string) => {
      const parts = (unread + text).split('\n\n');
      unread = parts.pop() ?? '';
      told.push(...parts.map((part) => JSON.parse(part.slice('data: '.length))));
      first.resolve();
    });
    await first.promise;
  }
  return {
    told,
    get endedAt() {
      return endedAt;
    },
    leave: () => void response.destroy(),
  };
}
