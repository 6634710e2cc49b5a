import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PLUGIN_VERSION } from '#lib/adapters/cms/wordpress/check.ts';
import { freePort } from '#lib/studio/free-port.ts';

/** What is wrong with it. */
export type Trouble = 'tillagg saknas' | 'fel lösenord' | 'gammalt tillägg' | 'går inte att nå';

export interface StandInWordPress {
  url: string;
  /** The posts it has been sent, by external id. */
  readonly posts: ReadonlyMap<string, { title: string; status: string }>;
  /** How many times something of an article has been asked of it. */
  delivered(): number;
  become(trouble: Trouble | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** The few answers of a WordPress with the companion plugin that Studio's start and a release need, and of one that something is wrong with. */
export async function standInWordPress(first: Trouble | undefined): Promise<StandInWordPress> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const posts = new Map<string, { title: string; status: string }>();
  let trouble: Trouble | undefined;
  let asked = 0;
  let server: ReturnType<typeof createServer> | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = (request.url ?? '').replace(/^\/wp-json/, '').replace(/[?].*/, '');
    const body = JSON.parse((await text(request)) || '{}');
    const deliveries = route === '/studio/v1/lookup' || route.startsWith('/wp/v2/posts');
    if (deliveries) asked += 1;
    if (route === '/' || route === '') return end(response, 200, { home: url, authentication: { 'application-passwords': {} } });
    if (trouble === 'fel lösenord') return end(response, 401, refusal('rest_forbidden', 401));
    if (trouble === 'tillagg saknas' && route.startsWith('/studio/')) return end(response, 404, refusal('rest_no_route', 404));
    if (route === '/studio/v1/status') return end(response, 200, statusOf(trouble === 'gammalt tillägg' ? '1.0.9' : PLUGIN_VERSION));
    if (route === '/studio/v1/reader') return end(response, 200, body);
    if (route === '/studio/v1/lookup')
      return end(response, 200, {
        ...{ post: null, media: [], tags: [], foretold: `${url}/nyheter/x/` },
        theme: '',
        reader: { style: '', script: '' },
      });
    if (route === '/wp/v2/tags') return end(response, 201, { id: 7 });
    if (route.startsWith('/wp/v2/posts')) {
      posts.set(body.studio_external_id, { title: body.title, status: body.status });
      const raw = (field: string) => ({ raw: body[field] });
      const kept = { ...body, title: raw('title'), content: raw('content'), excerpt: raw('excerpt') };
      return end(response, 201, { id: posts.size, link: `${url}/nyheter/x/`, date_gmt: null, ...kept });
    }
    return end(response, 200, {});
  }

  async function listen(): Promise<void> {
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    if ((server.address() as AddressInfo).port !== port) throw new Error('another port was given');
  }

  async function stop(): Promise<void> {
    const closing = server;
    server = undefined;
    if (closing === undefined) return;
    await new Promise<void>((resolve) => {
      closing.close(() => resolve());
      closing.closeAllConnections();
    });
  }

  async function become(next: Trouble | undefined): Promise<void> {
    trouble = next;
    if (next === 'går inte att nå') await stop();
    else if (server === undefined) await listen();
  }

  await become(first);
  return { url, posts, delivered: () => asked, become, stop };
}

function statusOf(version: string) {
  return { version, time_ms: Date.now(), user: 'studio', lacks: [], permalinks: true, reader: { style: '', script: '' } };
}

function refusal(code: string, status: number) {
  return { code, message: 'Nej.', data: { status } };
}

function end(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
