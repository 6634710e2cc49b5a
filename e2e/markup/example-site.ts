import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { SiteIdentity } from '#lib/contract/site.ts';
import { bindPort } from '#lib/http/server.ts';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';
import type { SiteAds } from '#lib/site/ads.ts';
import { asReader } from '#lib/site/as-reader.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import { loadReaderFiles } from '#lib/site/reader-files.ts';
import { EXAMPLE_IDENTITY, EXAMPLE_PROVING, EXAMPLE_SIGN, type SiteInMemory, siteInMemory } from '#lib/site/source-in-memory.ts';
import { readersDoors } from '#lib/transports/doors/readers.ts';
import { BLOCK_GROUP_PAGES, BLOCK_PAGES, BLOCK_TYPE_PAGES, TEMPLATE_PAGES } from './example-pages.ts';

export interface ExampleSite {
  url: string;
  stop(): Promise<void>;
}

interface Prepared {
  /** What the newsroom has said of itself. */
  identitet?: Partial<SiteIdentity>;
  /** Adds what the site has besides its examples. */
  fill?(source: SiteInMemory): void;
}

/** The public site with its real style, on a loopback port, with an article of every example; with ads, and with what a newsroom has of its own, where a test gives it any. */
export async function startExampleSite(annonser?: SiteAds, prepared: Prepared = {}): Promise<ExampleSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-markup-'));
  await buildReaderAssets(folder);
  const { assets, files } = await loadReaderFiles(folder);
  await rm(folder, { recursive: true });
  const log = pino({ level: 'silent' });
  const server = await bindPort({ port: 0, host: '127.0.0.1', proxies: 0, secure: false, log });
  const url = `http://127.0.0.1:${server.port}`;
  const source = siteInMemory([...BLOCK_PAGES, ...BLOCK_TYPE_PAGES, ...BLOCK_GROUP_PAGES, ...TEMPLATE_PAGES].map(({ article }) => article));
  prepared.fill?.(source);
  const doors = readersDoors({
    site: { url, assets, svenskaHos: null, identitet: { ...EXAMPLE_IDENTITY, ...prepared.identitet }, annonser, sign: EXAMPLE_SIGN },
    source,
    openShare: source.shared,
    outbound: source.outbound,
    redirects: source.oldAddresses,
    pages: new PageCache({ maxBytes: 1, now: Date.now }),
    files,
    media: { read: async () => undefined, readMade: async () => undefined, readShared: async () => undefined },
    proving: EXAMPLE_PROVING,
    hashToken: (token) => token,
    now: () => new Date('2026-11-20T08:00:00.000Z'),
    keep: () => {},
    log: {
      error: (entry: object) => {
        throw new Error('the site failed', { cause: entry });
      },
    },
  });
  server.answerWith({ door: asReader(doors) });
  return { url, stop: () => server.stop() };
}
