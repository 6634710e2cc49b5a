import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { PageCache } from '#lib/transports/site/page-cache.ts';
import { makeReady } from '#lib/transports/site/ready-page.ts';
import type { SiteFacts } from '#lib/transports/site/site-context.ts';
import { siteHandler } from '#lib/transports/site/site-handler.ts';
import { foreverHeaders } from '#lib/transports/site/site-headers.ts';
import { type SiteInMemory, siteInMemory } from '#lib/transports/site/source-in-memory.ts';

export const SITE_URL = 'https://kvallsro.example';
export const PICTURE_ID = '019a9f00-1111-7222-8333-444455556666';
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6]);

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
}

/** The site over a real connection: what it knows, what it keeps, what it has logged, and how to ask it. */
export interface SiteUnderTest {
  source: SiteInMemory;
  pages: PageCache;
  logged: object[];
  ask(path: string, question?: Question): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts the site without an article. What is not the site's is answered with 418. */
export async function startSite(facts: Partial<SiteFacts> = {}): Promise<SiteUnderTest> {
  const source = siteInMemory();
  const logged: object[] = [];
  const pages = new PageCache({ maxBytes: 10_000_000, now: Date.now });
  pages.setHearing(true);
  const style = await makeReady({ status: 200, headers: foreverHeaders('text/css; charset=utf-8'), body: '.a{}', kept: 'inte' });
  const handler = siteHandler({
    site: {
      url: SITE_URL,
      assets: {
        style: '/studio/stil/lasare-1.css',
        script: { src: '/studio/stil/skript-1.js', integrity: 'sha384-abc' },
        icon: '/studio/stil/ikon-1.svg',
        preload: ['/studio/stil/serif-1.woff2'],
      },
      svenskaHos: null,
      ...facts,
    },
    source,
    pages,
    files: new Map([['lasare-1.css', style]]),
    media: {
      read: async (id, bredd) => (id === PICTURE_ID && bredd === 640 ? JPEG : undefined),
      readShared: async (id) => (id === PICTURE_ID ? JPEG : undefined),
    },
    hashToken: (token) => `hash av ${token}`,
    now: () => new Date('2026-11-20T08:00:00.000Z'),
    log: { error: (entry: object) => logged.push(entry) },
  });
  const server = createServer((request, response) => {
    void handler(request, response).then((mine) => {
      if (!mine) response.writeHead(418).end('Next');
    });
  });
  const port = await listen(server);
  return {
    source,
    pages,
    logged,
    ask: (path, question = {}) => ask(port, path, question),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('the server has no port'));
    });
  });
}

/** Asks with the path exactly as it is: no client that tidies it stands between. */
function ask(port: number, path: string, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...question }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
      });
    });
    call.on('error', reject).end();
  });
}
